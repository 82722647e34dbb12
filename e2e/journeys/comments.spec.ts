import type { Page } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { ingestComment } from '../support/ingest.ts';
import { signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';

// A studio of their own: these journeys count what is new.
let own: StudioServer;
let api: ApiClient;
let storyId: string;
let chapterId: string;
test.beforeAll(async () => {
  own = await StudioServer.start();
  api = new ApiClient(own.url);
  await api.signIn(DEMO_AUTHOR.email, DEMO_AUTHOR.password);
  const { items } = await api.expect('story/list', { filter: 0, sort: 'reads' });
  storyId = items[0]?.story_id ?? '';
  const { chapters } = await api.expect('stats/getFunnel', { story_id: storyId });
  chapterId = chapters.at(-1)?.chapter_id ?? '';
});
test.afterAll(() => own.dispose());

const badge = (page: Page, text: string) =>
  expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Comments/ })).toContainText(text);
const rows = (page: Page) => page.getByRole('feed', { name: 'Comments' }).getByRole('article');
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();

test('a reader’s question arrives by itself, is answered in spite of a slip, and the whole list is read and unread', async ({
  browser,
}) => {
  const { context } = await signedInContext(browser, own.url);
  const page = await context.newPage();
  // Counted where no comment stands on the screen: two seconds there make it read.
  await page.goto(own.url);
  await badge(page, '38');
  await ingestComment(own.url, storyId, 'I could not put it down.', { chapter_id: chapterId });
  await badge(page, '39');

  await page.goto(`${own.url}/comments`);
  await expect(rows(page)).toHaveCount(20);
  const { content } = await api.expect('chapter/get', { chapter_id: chapterId });
  const words = JSON.stringify(content).match(/"text":"([A-Z][a-z]+ [^"\\]{20,60}?) [^"]*"/)?.[1] ?? '';
  await ingestComment(own.url, storyId, 'Who wrote the letter?', { chapter_id: chapterId, quote: words });
  await page.getByRole('button', { name: '1 new comment' }).click();
  const question = rowOf(page, 'Who wrote the letter?');
  await expect(question).toBeVisible();
  await question.click();
  await expect(page.getByRole('complementary', { name: 'In the chapter' }).locator('mark')).toHaveText(words);

  await page.keyboard.press('r');
  const field = page.getByRole('textbox', { name: 'Reply to Rosa' });
  await field.fill('No shit, you are right');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There are inappropriate words' })).toContainText('“shit”');
  await expect(field).toHaveValue('No shit, you are right');
  await page.reload();
  await rowOf(page, 'Who wrote the letter?').getByRole('button', { name: 'Reply' }).click();
  await expect(field).toHaveValue('No shit, you are right');
  await field.fill('Her mother did. Shh.');
  await question.getByRole('button', { name: 'Reply' }).click();
  await question.getByRole('button', { name: '1 reply' }).click();
  await expect(question.getByRole('list', { name: 'Replies' })).toContainText('Her mother did. Shh.');

  await rows(page).nth(2).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'What to do with the selected comments' });
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await bar.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText(/comments marked as read/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No new comments' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).nth(10)).toBeVisible();
  const { counts } = await api.expect('comment/list', { filter: 'new' });
  expect(counts.new).toBeGreaterThan(20);
  await context.close();
});

test('two tabs agree, words hold what they should, and a blocked reader is heard no more', async ({ browser }) => {
  const { context } = await signedInContext(browser, own.url);
  const [page, other] = [await context.newPage(), await context.newPage()];
  await ingestComment(own.url, storyId, 'Boring, I stop here.', { chapter_id: chapterId, reader_name: 'Grump' });
  await page.goto(`${own.url}/my-stories/detail?id=${storyId}&tab=comments`);
  await expect(rowOf(page, 'Boring, I stop here.')).toBeVisible();
  await other.goto(`${own.url}/comments?filter=all&story=${storyId}`);
  await rowOf(other, 'Boring, I stop here.').getByRole('button', { name: /^More/ }).click();
  await other.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(rowOf(page, 'Boring, I stop here.').getByText('Hidden')).toBeVisible();

  await other.getByRole('button', { name: 'More filters' }).click();
  await other.getByRole('menuitem', { name: 'Filter words' }).click();
  const words = other.getByRole('dialog', { name: 'Filter words' });
  await words.getByRole('textbox', { name: 'New word or phrase' }).fill('pangolin');
  await words.getByRole('button', { name: 'Add' }).click();
  await expect(words.getByRole('button', { name: 'Remove pangolin' })).toBeVisible();
  await ingestComment(own.url, storyId, 'My PANGOLIN wants to know more', { reader_name: 'Zoe', reader_id: 'zoe' });
  await other.goto(`${own.url}/comments?filter=held`);
  const held = rowOf(other, 'My PANGOLIN wants to know more');
  await expect(held.getByText('Held: pangolin')).toBeVisible();
  await held.getByRole('button', { name: 'Release' }).click();
  await expect(held).toHaveCount(0);

  await other.goto(`${own.url}/comments?filter=all&q=pangolin`);
  await other.getByRole('button', { name: 'Block reader' }).click();
  const question = other.getByRole('dialog', { name: 'Block Zoe?' });
  await question.getByRole('checkbox', { name: 'Also hide earlier comments' }).check();
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(other.getByText('Zoe is blocked, 1 comment hidden')).toBeVisible();
  await ingestComment(own.url, storyId, 'Can anybody hear me?', { reader_name: 'Zoe', reader_id: 'zoe' });
  const heard = async (filter: 'all' | 'new') =>
    (await api.expect('comment/list', { filter, q: 'anybody hear' })).items;
  expect(await heard('all')).toMatchObject([{ status: 'hidden' }]);
  expect(await heard('new')).toEqual([]);
  await context.close();
});
