import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ingestReads } from '../support/ingest.ts';
import { signedInContext, signInSilently } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, SECOND_AUTHOR, test } from '../support/test.ts';

const NEWCOMER = { email: 'newcomer@example.com', password: DEMO_AUTHOR.password };
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Reads of today, as the chart's table has them. */
async function readsOfToday(page: Page): Promise<number> {
  const reads = part(page, 'Reads');
  await reads.getByRole('button', { name: 'Show as table' }).click();
  const newest = await reads.getByRole('row').nth(1).getByRole('cell').textContent();
  return Number(newest?.replaceAll(',', ''));
}

test('a new author is welcomed once and led to the first chapter', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url, {}, NEWCOMER);
  const page = await context.newPage();
  await page.goto('/');
  const penName = page.getByRole('dialog', { name: 'Please confirm the information below' });
  await penName.getByLabel('Pen name').fill('Wren Ashdown');
  await penName.getByRole('button', { name: 'Start Writing' }).click();

  const welcome = page.getByRole('dialog', { name: 'Welcome, Wren Ashdown' });
  await welcome.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByText('You write as Wren Ashdown.')).toBeVisible();
  await expect(part(page, 'Reads')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Create story' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide the steps' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your desk is clear' })).toBeVisible();
  await context.close();
});

test('an author finds where she stopped, what waits and what is new', async ({ page }) => {
  // A studio of her own: other journeys write in the shared one.
  const own = await StudioServer.start();
  await signInSilently(page, own.url);
  await page.goto(own.url);
  await expect(page.getByRole('heading', { name: 'Chapter 49: What the River Took' })).toBeVisible();
  await expect(part(page, 'Words today').getByText('of 1,800')).toBeVisible();
  await expect(part(page, 'To do').getByRole('listitem')).toHaveCount(3);
  await expect(part(page, 'Latest comments').getByRole('listitem')).toHaveCount(5);
  await expect(part(page, 'Going out next').getByRole('link', { name: /^Chapter 48/ })).toBeVisible();
  await expect(part(page, 'Announcements').getByText('Love Story Contest is open')).toBeVisible();

  await part(page, 'Reads').getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(part(page, 'Reads').getByRole('slider')).toHaveAttribute('aria-valuetext', /reads$/);

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(part(page, 'Anuncios').getByText('El concurso Love Story está abierto')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();

  await page.getByRole('link', { name: 'Continue writing' }).click();
  await expect(page).toHaveURL(/\/my-stories\/chapter\/edit\?id=/);
  await expect(page.getByRole('textbox', { name: 'Chapter text' })).toContainText('her eyes rested on me.');
  await own.dispose();
});

test('a goal is kept, and can be taken away', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url, {}, SECOND_AUTHOR);
  const page = await context.newPage();
  await page.goto('/');
  const words = part(page, 'Words today');
  await words.getByRole('button', { name: 'Set a goal' }).click();
  await page.getByLabel('Goal in words').fill('1200');
  await page.getByRole('button', { name: 'Set goal' }).click();
  await expect(words.getByText('of 1,200')).toBeVisible();
  await page.reload();
  await words.getByRole('button', { name: 'Change goal' }).click();
  await page.getByRole('button', { name: 'No goal' }).click();
  await expect(words.getByRole('button', { name: 'Set a goal' })).toBeVisible();
  await context.close();
});

test('what readers do shows after a reload, each event once', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, {}, SECOND_AUTHOR);
  const page = await context.newPage();
  await page.goto('/');
  const before = await readsOfToday(page);
  const [story] = (await api.expect('story/list', { filter: 0 })).items;
  const { chapters } = await api.expect('stats/getFunnel', { story_id: story?.story_id ?? '' });
  const events = Array.from({ length: 250 }, (_, reader) => ({
    type: 'read' as const,
    event_id: randomUUID(),
    chapter_id: chapters[0]?.chapter_id ?? '',
    reader_id: `e2e-${reader}`,
    at: new Date().toISOString(),
  }));
  expect(await ingestReads(studio.url, events)).toEqual({ accepted: 250, repeated: 0, unknown: 0 });
  expect(await ingestReads(studio.url, events)).toEqual({ accepted: 0, repeated: 250, unknown: 0 });
  await page.reload();
  expect(await readsOfToday(page)).toBe(before + 250);
  const after = await api.expect('stats/getFunnel', { story_id: story?.story_id ?? '' });
  const readers = (chapters[0]?.readers ?? 0) + 250;
  expect(after.chapters[0]?.readers).toBe(readers);

  await page.goto(`/my-stories/detail?id=${story?.story_id}&tab=readers`);
  await expect(page.getByRole('heading', { name: 'From chapter to chapter' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^1\. / })).toContainText(readers.toLocaleString('en'));
  await context.close();
});

test('the page of an author names each of its files once', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  expect(files).toContainEqual(expect.stringContaining('/assets/signed-in.'));
  expect(files).toEqual([...new Set(files)]);
});
