import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/test.ts';
import { type Builds, startMixedStudio } from './mixed-studio.ts';

/** Address → what stands there once the remote has its answers. */
const PAGES: readonly (readonly [path: string, seen: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['/', (page) => page.getByRole('main').getByRole('heading').first()],
  ['/setting', (page) => page.getByRole('heading', { level: 1, name: 'Settings' })],
  ['/my-stories', (page) => page.getByText('The Moon Between Us').first()],
  ['/comments', (page) => page.getByRole('heading', { level: 2 }).first()],
  ['/monthly-bill', (page) => page.getByRole('main').getByRole('heading').first()],
  ['/inbox', (page) => page.getByRole('main').getByRole('listitem').first()],
  ['/help-center', (page) => page.getByRole('heading', { name: 'How can we help?' })],
  ['/activity/AEHunt', (page) => page.getByRole('heading', { level: 1 })],
];

const PAIRINGS: readonly (readonly [shell: Builds, remotes: Builds])[] = [
  ['new', 'previous'],
  ['previous', 'new'],
];

async function liveVersions(url: string): Promise<Record<string, string>> {
  const { remotes }: Registry = await (await fetch(`${url}/registry.json`)).json();
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

for (const [shell, remotes] of PAIRINGS) {
  test(`the ${shell} shell runs the ${remotes} remotes`, async ({ page }) => {
    const { studio, versions, dispose } = await startMixedStudio(shell, remotes);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    try {
      expect(await liveVersions(studio.url)).toEqual(versions);
      await signIn(page, undefined, studio.url);
      for (const [path, seen] of PAGES) {
        await test.step(path, async () => {
          await page.goto(studio.url + path);
          await expect(seen(page)).toBeVisible();
          await expect(page.locator('[data-failure]')).toHaveCount(0);
        });
      }
      expect(errors).toEqual([]);
    } finally {
      await dispose();
    }
  });
}
