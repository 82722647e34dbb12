import { createDraft, editPath } from '../support/fault-chapter.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, chapterTitle, expectSaved } from '../support/writing.ts';

const FIRST = 'She looked at the window, at her own face in the dark glass like a ghost in a story for children.';
const EXTRA = 'Mara read it twice, standing in the cold kitchen with her coat still on.';

test('an author keeps a version, compares it, restores it, and comes back to the byte', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api, FIRST);
  const page = await context.newPage();
  const stored = async () => {
    const { title, content, note_before, note_after, warning } = await api.expect('chapter/get', {
      chapter_id: chapterId,
    });
    return JSON.stringify({ title, content, note_before, note_after, warning });
  };
  const panel = page.getByRole('complementary', { name: 'Version history' });
  const comparison = page.getByRole('main', { name: 'Comparison with an earlier version' });
  const before = await stored();
  let after = '';

  await test.step('she keeps what she has under a name', async () => {
    await page.goto(editPath(chapterId));
    await expect(chapterText(page)).toBeVisible();
    await page.keyboard.press('Control+Alt+s');
    await page.getByLabel('Name, if you like').fill('before the letter');
    await page.getByRole('button', { name: 'Keep version' }).click();
    await expect(page.getByText('This version is kept.')).toBeVisible();
  });

  await test.step('she writes on, in words and marks', async () => {
    await chapterTitle(page).fill('The Letter He Never Sent');
    await chapterText(page).click();
    await page.keyboard.press('Control+End');
    for (let letter = 0; letter < ' like a ghost in a story for children.'.length; letter += 1)
      await page.keyboard.press('Backspace');
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+i');
    await page.keyboard.type(EXTRA);
    await expectSaved(page);
    after = await stored();
    expect(after).toContain('"em"');
  });

  await test.step('the history shows what came and what went', async () => {
    await page.getByRole('button', { name: 'Version history' }).click();
    await expect(panel.getByRole('button', { name: /^Now/ })).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('button', { name: /Named: “before the letter”/ }).click();
    await expect(
      comparison.getByRole('deletion').filter({ hasText: 'like a ghost in a story for children' }),
    ).toBeVisible();
    await expect(comparison.getByRole('insertion').filter({ hasText: EXTRA })).toBeVisible();
    await expect(panel.getByText('14 words added')).toBeVisible();
    await expect(panel.getByText('8 removed')).toBeVisible();
  });

  await test.step('a reload and Back find it in the address', async () => {
    await page.reload();
    await expect(comparison.getByRole('insertion').filter({ hasText: EXTRA })).toBeVisible();
    await page.goBack();
    await expect(chapterText(page)).toBeVisible();
    await page.goForward();
    await expect(comparison).toBeVisible();
  });

  await test.step('she restores it; what was there is kept', async () => {
    await panel.getByRole('button', { name: /^Restore/ }).click();
    await expect(page.getByText('Restored. What was there is kept in the history.')).toBeVisible();
    await expect(chapterText(page)).toHaveText(FIRST);
    expect(await stored()).toBe(before);
    await expect(panel.getByRole('button', { name: /Before restoring/ })).toBeVisible();
  });

  await test.step('she restores what she had; not a byte is another one', async () => {
    await panel.getByRole('button', { name: /Before restoring/ }).click();
    await panel.getByRole('button', { name: /^Restore/ }).click();
    await expect(chapterText(page)).toContainText(EXTRA);
    expect(await stored()).toBe(after);
  });

  await test.step('and she writes on, on the right revision', async () => {
    await page.keyboard.press('Control+Alt+Shift+h');
    await expect(panel).toBeHidden();
    await chapterText(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' The end.');
    await expect.poll(stored).toContain('The end.');
    await expectSaved(page);
  });
  await context.close();
});

test('on a phone the list and the comparison each have the screen, and Back leads from one to the other', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api, FIRST);
  await api.expect('chapter/keepVersion', { chapter_id: chapterId, kind: 'named', name: 'first' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(editPath(chapterId));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  const version = page.getByRole('button', { name: /Named: “first”/ });
  await version.click();
  await expect(page.getByText('Both are the same.')).toBeVisible();
  await expect(version).toBeHidden();
  await page.getByRole('button', { name: 'All versions' }).click();
  await expect(version).toBeVisible();
  await page.getByRole('button', { name: 'Close version history' }).click();
  await expect(chapterText(page)).toBeVisible();
  await context.close();
});
