import type { Browser, BrowserContext } from 'playwright';
import { ApiClient } from '../support/api-client.ts';
import { LAST_PLACE } from '../support/session-state.ts';
import type { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR } from '../support/test.ts';
import type { Figure } from './report.ts';

/** What every area measures with: one running studio with the demonstration data, and one browser. */
export interface BenchContext {
  rootDir: string;
  studio: StudioServer;
  browser: Browser;
  /** Signed in as the demonstration author. */
  api: ApiClient;
}

/** Measures one area of the quality bars. */
export type Area = (context: BenchContext) => Promise<Figure[]>;

export async function signInApi(url: string, who = DEMO_AUTHOR): Promise<ApiClient> {
  const api = new ApiClient(url);
  await api.signIn(who.email, who.password);
  return api;
}

/** Gives the pages of a browser context the session of `api`, as an author has it who comes back. */
export function withSession(api: ApiClient): (context: BrowserContext) => Promise<void> {
  return async (context) => {
    await context.addCookies([{ ...LAST_PLACE, url: api.url }]);
    await context.addInitScript(({ uid, session }) => {
      localStorage.setItem('uid', String(uid));
      localStorage.setItem('session', session);
    }, api.caller ?? { uid: 0, session: '' });
  };
}
