import type { Browser, Page } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import { DEMO_AUTHOR } from './test.ts';

/** What the answer to an author's first call leaves in the browser; this one has no version before all have it. */
export const LAST_PLACE = { name: 'rollout_place', value: '9999' };

/** Signs in by the API and gives a browser context that session, as if the author had signed in before. */
export async function signedInContext(
  browser: Browser,
  studioUrl: string,
  options: Parameters<Browser['newContext']>[0] = {},
  who: { email: string; password: string } = DEMO_AUTHOR,
) {
  const { api, localStorage } = await openSession(studioUrl, who);
  const storageState = { cookies: [], origins: [{ origin: studioUrl, localStorage }] };
  const context = await browser.newContext({ ...options, baseURL: studioUrl, storageState });
  await context.addCookies([{ ...LAST_PLACE, url: studioUrl }]);
  return { context, api };
}

/** Gives a page that has loaded nothing yet a session, as if the author had signed in before. */
export async function signInSilently(page: Page, studioUrl: string): Promise<ApiClient> {
  const { api, localStorage } = await openSession(studioUrl);
  await page.context().addCookies([{ ...LAST_PLACE, url: studioUrl }]);
  await page.addInitScript((entries) => {
    for (const { name, value } of entries) window.localStorage.setItem(name, value);
  }, localStorage);
  return api;
}

/** Signs in by the API. `localStorage` is what a browser keeps of it. */
export async function openSession(studioUrl: string, who: { email: string; password: string } = DEMO_AUTHOR) {
  const api = new ApiClient(studioUrl);
  const { session, user_info } = await api.expect('user/login', { sid: 4, ...who });
  api.caller = { session, uid: user_info.uid };
  const localStorage = [
    { name: 'session', value: session },
    { name: 'uid', value: String(user_info.uid) },
    { name: 'userinfo', value: JSON.stringify(user_info) },
  ];
  return { api, localStorage };
}
