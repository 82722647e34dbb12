import { crashPage } from '../support/crash-page.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { openDraft, write } from '../support/open-draft.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, expectSaved } from '../support/writing.ts';

test('a second tab reads along, takes over, and hands back when it is closed', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api, 'One.');
  const first = await context.newPage();
  await first.goto(editPath(chapterId));
  await chapterText(first).click();
  await first.keyboard.press('Control+End');
  await first.keyboard.type(' Two.');

  const second = await context.newPage();
  await second.goto(editPath(chapterId));
  await expect(second.getByText('This chapter is open in another tab')).toBeVisible();
  await expect(chapterText(second)).toHaveAttribute('contenteditable', 'false');
  await expect(chapterText(second)).toHaveText('One. Two.');
  await first.bringToFront();
  await first.keyboard.type(' Three.');
  await expect(chapterText(second)).toHaveText('One. Two. Three.');

  await second.bringToFront();
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(chapterText(second)).toHaveAttribute('contenteditable', 'true');
  await expect(first.getByText('This chapter is open in another tab')).toBeVisible();
  await chapterText(second).click();
  await second.keyboard.press('Control+End');
  await second.keyboard.type(' Four.');
  await expect(chapterText(first)).toHaveText('One. Two. Three. Four.');
  await expectSaved(second);

  await second.close();
  await first.bringToFront();
  await expect(chapterText(first)).toHaveAttribute('contenteditable', 'true');
  await expect(chapterText(first)).toHaveText('One. Two. Three. Four.');
  await context.close();
});

test('a tab that crashes lets go: the next one writes on with every word', async ({ browser, studio }) => {
  const { context, page: first, chapterId, stored } = await openDraft(browser, studio.url, 'One.');
  const second = await context.newPage();
  await second.goto(editPath(chapterId));
  await expect(second.getByText('This chapter is open in another tab')).toBeVisible();
  await first.bringToFront();
  await write(first, ' Two.');
  await expect(chapterText(second)).toHaveText('One. Two.');
  await crashPage(first);
  await second.bringToFront();
  await expect(chapterText(second)).toHaveAttribute('contenteditable', 'true');
  await expect(chapterText(second)).toHaveText('One. Two.');
  await expectSaved(second);
  expect(await stored()).toContain('One. Two.');
  await context.close();
});

test('a tab that goes elsewhere hands over, and follows when it comes back', async ({ browser, studio }) => {
  const { context, page: first, chapterId } = await openDraft(browser, studio.url, 'One.');
  const second = await context.newPage();
  await second.goto(editPath(chapterId));
  await expect(second.getByText('This chapter is open in another tab')).toBeVisible();
  await first.bringToFront();
  await write(first, ' Two.');
  await expect(chapterText(second)).toHaveText('One. Two.');
  await first.goto('/my-stories');
  await second.bringToFront();
  await expect(chapterText(second)).toHaveAttribute('contenteditable', 'true');
  await write(second, ' Three.');
  await first.bringToFront();
  await first.goBack();
  await expect(first.getByText('This chapter is open in another tab')).toBeVisible();
  await expect(chapterText(first)).toHaveText('One. Two. Three.');
  await context.close();
});
