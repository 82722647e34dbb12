import { createDraft, editPath } from '../support/fault-chapter.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { chapterTitle, expectSaved } from '../support/writing.ts';

test('a list that was left for a moment shows what another tab has done', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api);
  const { story_id } = await api.expect('chapter/get', { chapter_id: chapterId });
  const [list, editor] = [await context.newPage(), await context.newPage()];
  const settled = followRequests(list);
  await editor.goto(editPath(chapterId));
  await list.goto(`/my-stories/detail?id=${story_id}`);
  await settled();
  await chapterTitle(editor).fill('Named in another tab');
  await expectSaved(editor);
  // The stream of events, and what tabs tell one another, comes a moment after the page: nobody is faster by hand.
  await expect(async () => {
    await list.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(list.getByRole('link', { name: 'Named in another tab', exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await context.close();
});
