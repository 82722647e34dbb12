import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { publishedContests } from '@myfiction/shared/contract/campaign-schema.ts';
import { signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, test } from '../support/test.ts';

const MANIFEST = resolve(import.meta.dirname, '../../mfe-activities/dist/remote.json');
const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = '/activity/LoveStoryContest';

let file = '';
let studio: StudioServer;
test.beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'campaigns-')), 'remote.json');
  startIn(1);
  studio = await StudioServer.start({ CAMPAIGNS_FILE: file });
});
test.afterAll(async () => {
  await studio.stop();
  await rm(dirname(file), { recursive: true });
});

/** Lets the contest open in so many days: 10 days for entries, 10 more to the short list, 10 more to the winners. */
function startIn(days: number): void {
  const { campaigns } = publishedContests.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const after = (more: number) => new Date(Date.now() + (days + more) * DAY_MS + DAY_MS / 2).toISOString();
  const dates = { opens: after(0), closes: after(10), shortlist: after(20), winners: after(30) };
  const moved = campaigns.map((each) => ({ ...each, dates, rules: { language: 'en', min_words: 100 } }));
  writeFileSync(file, JSON.stringify({ campaigns: moved }));
}

test('a contest opens, takes a story and gives it back, closes and names winners', async ({ browser }) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(page.getByText('Opens in 1 day')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter with a story' })).toHaveCount(0);

  startIn(-1);
  await page.reload();
  await expect(page.getByText('9 days left')).toBeVisible();
  const enter = async () => {
    await page.getByRole('button', { name: 'Enter with a story' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Your story' }).locator('input:enabled').first().check();
    await dialog.getByRole('radio', { name: 'Romance', exact: true }).check();
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Enter the contest' }).click();
    await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
  };
  await enter();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Your entry' })).toHaveCount(0);
  await enter();

  startIn(-15);
  await page.reload();
  await expect(page.getByText('The jury is reading')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  startIn(-40);
  await page.reload();
  await expect(page.getByText('The contest is over')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible();
  await page.goto('/inbox?q=Love+Story');
  await expect(page.getByText('You have withdrawn from Love Story Contest').first()).toBeVisible();
  await context.close();
});
