import type { Browser } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import { DEMO_AUTHOR } from './test.ts';

/** Signs in by the API and gives a browser context that session, as if the author had signed in before. */
export async function signedInContext(
  browser: Browser,
  studioUrl: string,
  options: Parameters<Browser['newContext']>[0] = {},
  who: { email: string; password: string } = DEMO_AUTHOR,
  stored: { name: string; value: string }[] = [],
) {
  const api = new ApiClient(studioUrl);
  const { session, user_info } = await api.expect('user/login', { sid: 4, ...who });
  const localStorage = [
    { name: 'session', value: session },
    { name: 'uid', value: String(user_info.uid) },
    { name: 'userinfo', value: JSON.stringify(user_info) },
    ...stored,
  ];
  const storageState = { cookies: [], origins: [{ origin: studioUrl, localStorage }] };
  const context = await browser.newContext({ ...options, baseURL: studioUrl, storageState });
  return { context, api: Object.assign(api, { caller: { session, uid: user_info.uid } }) };
}
