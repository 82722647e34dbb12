import { openDraft, write } from '../support/open-draft.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, expectSaved } from '../support/writing.ts';

const WORDS = ' And every word of it was kept.';

test('put into the trash elsewhere: restores and goes on', async ({ browser, studio }) => {
  const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url);
  const { story_id } = await api.expect('chapter/get', { chapter_id: chapterId });
  await api.expect('chapter/bulk', { story_id, chapter_ids: [chapterId], action: { type: 'trash' } });
  await write(page, WORDS);
  await expect(page.getByText('This chapter is in the trash')).toBeVisible();
  await page.getByRole('button', { name: 'Restore and go on' }).click();
  await expectSaved(page);
  await expect(chapterText(page)).toContainText(WORDS);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

test('deleted elsewhere: the text becomes a new chapter', async ({ browser, studio }) => {
  const { context, api, page, chapterId } = await openDraft(browser, studio.url);
  const { story_id } = await api.expect('chapter/get', { chapter_id: chapterId });
  await api.expect('chapter/bulk', { story_id, chapter_ids: [chapterId], action: { type: 'trash' } });
  await api.expect('trash/delete', { chapter_ids: [chapterId] });
  await write(page, WORDS);
  await page.getByRole('button', { name: 'Keep as a new chapter' }).click();
  await expect(page).not.toHaveURL(new RegExp(chapterId));
  await expect(chapterText(page)).toContainText(WORDS);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(JSON.stringify((await api.expect('chapter/get', { chapter_id: id })).content)).toContain(WORDS);
  await context.close();
});
