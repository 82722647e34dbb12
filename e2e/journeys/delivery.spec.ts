import type { BrowserContext, Page } from '@playwright/test';
import { changedRemote } from '../support/changed-remote.ts';
import { openTeam } from '../support/delivery.ts';
import { runDesk } from '../support/desk.ts';
import { openSession, signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, SECOND_AUTHOR, test } from '../support/test.ts';

const FROM = 'How can we help?';
const SECOND = 'What do you need?';
const THIRD = 'Ask us anything';
/** The bar: what is published, or taken back, shows in a new tab within it. */
const SEEN_WITHIN_MS = 5_000;

let studio: StudioServer;
test.beforeAll(async () => {
  studio = await StudioServer.start({ OVERRIDES: 'qa' });
});
test.afterAll(() => studio.dispose());

const title = (page: Page, text: string) => page.getByRole('heading', { name: text });
const panel = (page: Page) => page.locator('[data-failure="disabled"]');

/** Opens a tab, which must show the text. */
async function newTab(context: BrowserContext, text: string, query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${studio.url}/help-center${query}`);
  await expect(title(page, text)).toBeVisible();
  return page;
}

/** Does it, and opens tabs until one shows the text. */
async function seenAfter(context: BrowserContext, text: string, act: () => Promise<unknown>): Promise<number> {
  const started = Date.now();
  await act();
  const page = await newTab(context, text);
  const took = Date.now() - started;
  await page.close();
  return took;
}

test('a remote is published, staged, rolled back, switched off and overridden while tabs stay open', async ({
  browser,
  context,
}) => {
  const team = await openTeam(studio, 'support');
  const open = await newTab(context, FROM);
  const versionOf = (page: Page) =>
    page.evaluate(() => JSON.parse(document.getElementById('registry')?.textContent ?? '').remotes.support.version);
  const first = await versionOf(open);

  const second = await changedRemote(studio.dataDir, 'support', { from: FROM, to: SECOND });
  const published = await seenAfter(context, SECOND, () => team.publish(second));
  expect(published).toBeLessThanOrEqual(SEEN_WITHIN_MS);

  // The open tab goes on with its version, also with a part of it that it had not loaded yet.
  const late = open.waitForResponse(/page-privacy-policy\..*\.js$/);
  await open.getByRole('link', { name: 'Privacy', exact: true }).click();
  const response = await late;
  expect([response.status(), response.url()]).toEqual([200, expect.stringContaining(`/remotes/support/${first}/`)]);
  await expect(open.getByRole('heading', { name: 'Privacy Policy' }).first()).toBeVisible();

  const { version: third = '' } = await team.publish(
    await changedRemote(studio.dataDir, 'support', { from: FROM, to: THIRD }),
    ...['--percent', '0'],
  );
  await (await newTab(context, SECOND)).close();
  await team.move('stage', '100');
  await (await newTab(context, THIRD)).close();

  expect(await team.move('rollback')).toMatchObject({ stands: expect.not.stringContaining(third) });
  await (await newTab(context, SECOND)).close();
  const rolledBack = await seenAfter(context, FROM, () => team.move('rollback', '--note', 'the first one was better'));
  expect(rolledBack).toBeLessThanOrEqual(SEEN_WITHIN_MS);

  await team.move('disable');
  const off = await context.newPage();
  await off.goto(`${studio.url}/help-center`);
  await expect(panel(off)).toBeVisible();
  await off.goto(`${studio.url}/login/email`);
  await expect(off.getByLabel('Email')).toBeVisible();
  await off.goto(`${studio.url}/help-center`);
  await expect(panel(off)).toBeVisible();
  await team.move('enable');
  await off.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(title(off, FROM)).toBeVisible();

  const { api } = await openSession(studio.url, DEMO_AUTHOR);
  await runDesk(studio, 'role', 'grant', String(api.caller?.uid), 'qa');
  const { context: qa } = await signedInContext(browser, studio.url);
  const tab = await newTab(qa, THIRD, `?override=support@${third}`);
  const banner = tab.getByRole('region', { name: 'Overrides in this tab' });
  await expect(banner).toContainText(`support at ${third}`);
  await (await newTab(qa, FROM)).close();
  await banner.getByRole('button', { name: 'Undo all' }).click();
  await expect(title(tab, FROM)).toBeVisible();

  const { context: author } = await signedInContext(browser, studio.url, {}, SECOND_AUTHOR);
  const other = await newTab(author, FROM, `?override=support@${third}`);
  await expect(other.getByRole('region', { name: 'Overrides in this tab' })).toHaveCount(0);

  expect(await runDesk(studio, 'delivery', 'history', 'support')).toMatchObject({
    acts: expect.arrayContaining([expect.objectContaining({ act: 'rollback', note: 'the first one was better' })]),
  });
  console.log(`publish to a new tab ${published} ms, rollback to a new tab ${rolledBack} ms`);
  await Promise.all([qa.close(), author.close()]);
});

test('QA looks at another sign-in in the tab that signed out, and nobody else does', async ({ browser, context }) => {
  const [from, to] = ['Continue with email', 'Go on with email'];
  const team = await openTeam(studio, 'auth');
  const folder = await changedRemote(studio.dataDir, 'auth', { from, to });
  const { version } = await team.publish(folder, '--percent', '0');
  const { api } = await openSession(studio.url, DEMO_AUTHOR);
  await runDesk(studio, 'role', 'grant', String(api.caller?.uid), 'qa');
  const { context: qa } = await signedInContext(browser, studio.url);
  const tab = await qa.newPage();
  const banner = tab.getByRole('region', { name: 'Overrides in this tab' });
  await tab.goto(`${studio.url}/?override=auth@${version}`);
  await expect(banner).toContainText(`auth at ${version}`);
  await tab.getByRole('button', { name: 'Account menu' }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(tab).toHaveURL(/\/login/);
  await tab.reload();
  await expect(tab.getByRole('link', { name: to })).toBeVisible();
  await expect(banner).toContainText(`auth at ${version}`);
  await banner.getByRole('button', { name: 'Undo all' }).click();
  await expect(tab.getByRole('link', { name: from })).toBeVisible();

  const stranger = await context.newPage();
  await stranger.goto(`${studio.url}/login?override=auth@${version}`);
  await expect(stranger.getByRole('link', { name: from })).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'Overrides in this tab' })).toHaveCount(0);
  await qa.close();
});
