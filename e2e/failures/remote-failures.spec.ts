import type { Page } from '@playwright/test';
import { changeRegistryEntry } from '../support/registry.ts';
import { signInSilently } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const COMMENTS_FILES = '**/remotes/comments/**';

const panel = (page: Page, failure: string) => page.locator(`[data-failure="${failure}"]`);
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

/** A dead remote takes neither the navigation nor another remote with it. */
async function expectRestOpen(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /My Stories/ })
    .click();
  await expect(
    page.getByRole('button', { name: /Ongoing/ }).or(page.getByRole('radio', { name: /Ongoing/ })),
  ).toBeVisible();
}

test.beforeEach(async ({ page, studio }) => {
  await signInSilently(page, studio.url);
});

// The page may be asking for something that is answered here while the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('disabled: a switched-off remote says so, and Retry shows it once it is on again', async ({ page }) => {
  const restore = await changeRegistryEntry(page, 'comments', (entry) => ({ ...entry, enabled: false }));
  await page.goto('/comments');
  await expect(panel(page, 'disabled')).toBeVisible();
  restore();
  await retry(page).click();
  await expect(panel(page, 'disabled')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('incompatible: none of the code of a remote for another shell runs', async ({ page }) => {
  await changeRegistryEntry(page, 'comments', (entry) => ({
    ...entry,
    manifest: { ...entry.manifest, contract: 99 },
  }));
  await page.goto('/comments');
  await expect(panel(page, 'incompatible')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(window).filter((key) => key.includes('comments')))).toEqual([]);
  await expectRestOpen(page);
});

test('unreachable: an entry that does not arrive is fetched again on Retry', async ({ page }) => {
  await page.route(COMMENTS_FILES, (route) => route.abort());
  await page.goto('/comments');
  await expect(panel(page, 'unreachable')).toBeVisible();
  await page.unroute(COMMENTS_FILES);
  await retry(page).click();
  await expect(panel(page, 'unreachable')).toBeHidden();
});

test('unreachable: a chunk gone after a deploy heals on Retry', async ({ page }) => {
  const chunks = '**/remotes/comments/**/page-*.js';
  await page.route(chunks, (route) => route.fulfill({ status: 404 }));
  await page.goto('/comments');
  await expect(panel(page, 'unreachable')).toBeVisible();
  await page.unroute(chunks);
  await retry(page).click();
  await expect(panel(page, 'unreachable')).toBeHidden();
});

test('timeout: a remote that hangs is given up after ten seconds', async ({ page }) => {
  await page.clock.install();
  await page.route(COMMENTS_FILES, () => undefined);
  await page.goto('/comments', { waitUntil: 'commit' });
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(panel(page, 'timeout')).toBeVisible({ timeout: 50 });
  }).toPass();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(10_000);
  await page.unroute(COMMENTS_FILES);
  await retry(page).click();
  await expect(panel(page, 'timeout')).toBeHidden();
});

test('invalid-module: a file that is no remote is refused', async ({ page }) => {
  const stop = await changeRegistryEntry(page, 'comments', (entry) => ({ ...entry, integrity: '' }));
  const entry = '**/remotes/comments/**/remoteEntry.js';
  await page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body: 'void 0;' }));
  await page.goto('/comments');
  await expect(panel(page, 'invalid-module')).toBeVisible();
  stop();
  await page.unroute(entry);
  await retry(page).click();
  await expect(panel(page, 'invalid-module')).toBeHidden();
});

test('integrity: a file that was tampered with never runs', async ({ page }) => {
  await page.route('**/remotes/comments/**/remoteEntry.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  await page.goto('/comments');
  await expect(panel(page, 'unreachable')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expectRestOpen(page);
});

test('render-error: a page that throws is replaced by its panel alone', async ({ page }) => {
  const list = '**/api/myfiction/story/list';
  await page.route(list, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { items: [{}], counts: {}, next_cursor: null } } }),
  );
  await page.goto('/my-stories');
  await expect(panel(page, 'render-error')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Monthly Bill' }).click();
  await expect(panel(page, 'render-error')).toBeHidden();
  await page.unroute(list);
  await page.goBack();
  await expect(panel(page, 'render-error')).toBeHidden();
});
