import { test as base, expect, type Page } from '@playwright/test';
import { StudioServer } from './studio-server.ts';

export const DEMO_AUTHOR = { email: 'noor@example.com', password: 'writes-every-day' };
export const SECOND_AUTHOR = { email: 'idris@example.com', password: DEMO_AUTHOR.password };

interface WorkerFixtures {
  /** One running studio with the demonstration data, shared by the tests of a worker. */
  studio: StudioServer;
}

/** Any uncaught error of the page fails its test. */
export const test = base.extend<object, WorkerFixtures>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument.
    async ({}, use) => {
      const studio = await StudioServer.start();
      await use(studio);
      await studio.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ studio }, use) => use(studio.url),
  page: async ({ page }, use) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(page);
    expect(errors, 'uncaught errors in the page').toEqual([]);
  },
});

export { expect };

/** Signs in through the form, as an author does. */
export async function signIn(
  page: Page,
  who: { email: string; password: string } = DEMO_AUTHOR,
  url = '',
): Promise<void> {
  await page.goto(`${url}/login/email`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
