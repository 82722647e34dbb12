import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from '../support/axe.ts';
import { openDraft, saveStatus, write } from '../support/open-draft.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, chapterTitle, expectSaved, pasteText, readParagraphs } from '../support/writing.ts';

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });

/** Typed marks are set once the tools of the text are there; they come a moment after it. */
async function toolsReady(page: Page): Promise<void> {
  await expect(async () => {
    await chapterText(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('"');
    const isSet = /[“”]$/.test((await chapterText(page).textContent()) ?? '');
    // The first one takes back what was set, and leaves what was typed.
    if (isSet) await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(isSet).toBe(true);
  }).toPass();
}

test('finds and replaces in the chapter, then in the whole story', async ({ browser, studio }) => {
  const { page, context, api, chapterId, stored } = await openDraft(
    browser,
    studio.url,
    'Her coat was a zyxwcoat. Coat!',
  );
  await chapterText(page).click();
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'Find and replace' });
  await bar.getByRole('textbox', { name: 'Find' }).fill('coat');
  await expect(bar.getByText('1 of 3')).toBeVisible();
  expect(await page.evaluate(() => [...CSS.highlights.keys()])).toContain('editor-find-current');
  await bar.getByLabel('Whole words').check();
  await expect(bar.getByText('1 of 2')).toBeVisible();
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('scarf');
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(chapterText(page)).toHaveText('Her scarf was a zyxwcoat. Coat!');
  await bar.getByRole('button', { name: 'All' }).click();
  await expect(chapterText(page)).toHaveText('Her scarf was a zyxwcoat. scarf!');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await chapterText(page).click();
  await page.keyboard.press('Control+z');
  await expect(chapterText(page)).toHaveText('Her scarf was a zyxwcoat. Coat!');

  await page.keyboard.press('Control+h');
  await bar.getByRole('textbox', { name: 'Find' }).fill('zyxwcoat');
  await bar.getByRole('button', { name: 'In the whole story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace in the whole story' });
  await dialog.getByLabel('Replace with').fill('cloak');
  await dialog.getByRole('button', { name: 'Show the places' }).click();
  await expect(dialog.getByText(/^1 place in 1 chapter/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace 1 place' }).click();
  await expect(dialog.getByText(/^1 place replaced. Each chapter/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1 chapter has its text before the replacement again.')).toBeVisible();
  expect(await stored()).toContain('a zyxwcoat. Coat!');
  await dialog.getByLabel('Match case').click();
  await dialog.getByRole('button', { name: 'Show the places' }).click();
  await dialog.getByRole('button', { name: 'Replace 1 place' }).click();
  await expect(dialog.getByText(/^1 place replaced. Each chapter/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(chapterText(page)).toHaveText('Her scarf was a cloak. Coat!');
  expect(await stored()).toContain('a cloak. Coat!');
  const { items } = await api.expect('chapter/history', { chapter_id: chapterId, limit: 50 });
  expect(items.length).toBeGreaterThan(0);
  await context.close();
});

test('shows each place that is found, wherever the text stands', async ({ browser, studio }) => {
  const { page, context } = await openDraft(browser, studio.url, 'A needle at the start.');
  await pasteText(page, Array.from({ length: 200 }, (_, index) => `Paragraph ${index} is hay.`).join('\n\n'));
  await page.keyboard.type(' The second needle.');
  const [first, last] = [chapterText(page).locator('p').first(), chapterText(page).locator('p').last()];
  await expect(last).toBeInViewport();
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'Find and replace' });
  await bar.getByRole('textbox', { name: 'Find' }).fill('needle');
  await expect(bar.getByText('1 of 2')).toBeVisible();
  await expect(first).toBeInViewport();
  const { bottom } = await bar.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect((await first.boundingBox())?.y).toBeGreaterThan(bottom);
  await page.keyboard.press('Enter');
  await expect(bar.getByText('2 of 2')).toBeVisible();
  await expect(last).toBeInViewport();
  await bar.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toBeInViewport();
  await context.close();
});

test('prints all of the text, and nothing but the text', async ({ browser, studio }) => {
  const { page, context } = await openDraft(browser, studio.url, 'The first line.');
  await pasteText(page, Array.from({ length: 200 }, (_, index) => `Paragraph ${index} is hay.`).join('\n\n'));
  await expect(chapterText(page).locator('p')).toHaveCount(200);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await expect(toolbar(page)).toBeHidden();
  const pdf = (await page.pdf({ path: test.info().outputPath('chapter.pdf') })).toString('latin1');
  // 200 paragraphs of one line each have no room on four sheets.
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(4);
  await context.close();
});

test('keeps every word of a paste that comes before what cleans it, when that does not come', async ({
  browser,
  studio,
}) => {
  const { page, context, stored } = await openDraft(browser, studio.url, 'Here:');
  let isHeldBack = false;
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    // Of all that the page loads this alone names Word's comments.
    const isCleaner = (await response.text()).includes('MsoCommentReference');
    isHeldBack ||= isCleaner;
    await (isCleaner ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await page.reload();
  await expect.poll(() => isHeldBack).toBe(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const html = '<p>One <b>word</b>.</p><ul><li>Two</li></ul>';
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) });
    await navigator.clipboard.write([item]);
  });
  await chapterText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  await expect(chapterText(page)).toContainText('One word.');
  await expect(chapterText(page)).toContainText('Two');
  await expectSaved(page);
  expect(await stored()).toContain('Two');
  await context.close();
});

test('writes each paragraph in the direction of its script', async ({ browser, studio }) => {
  const { page, context, chapterId } = await openDraft(browser, studio.url, 'She said:');
  await write(page, '\n');
  await page.keyboard.insertText('«مرحبا بالعالم!»');
  const directions = [
    ['She said:', 'ltr'],
    ['مرحبا', 'rtl'],
  ] as const;
  for (const [text, direction] of directions)
    await expect(chapterText(page).locator('p', { hasText: text })).toHaveCSS('direction', direction);
  await expectSaved(page);
  await page.goto(`/my-stories/chapter/view?id=${chapterId}`);
  for (const [text, direction] of directions)
    await expect(page.locator('article p', { hasText: text })).toHaveCSS('direction', direction);
  await context.close();
});

test('splits the chapter at the cursor and goes on in the new one', async ({ browser, studio }) => {
  const { page, context, api, chapterId } = await openDraft(browser, studio.url, 'The first half.');
  await write(page, '\nThe second half.');
  await page.keyboard.press('Home');
  await toolbar(page).getByRole('button', { name: 'More formatting' }).click();
  await page.getByRole('menuitem', { name: 'Split the chapter here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Split the chapter' });
  await expect(dialog.getByText('3 words')).toHaveCount(2);
  const title = `The other half ${chapterId.slice(0, 8)}`;
  await dialog.getByLabel('Title of the new chapter').fill(title);
  await dialog.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(chapterTitle(page)).toHaveValue(title);
  await expect(chapterText(page)).toHaveText('The second half.');
  expect(page.url()).not.toContain(chapterId);
  const first = await api.expect('chapter/get', { chapter_id: chapterId });
  expect(JSON.stringify(first.content)).toContain('The first half.');
  expect(JSON.stringify(first.content)).not.toContain('second');
  await context.close();
});

test('sets punctuation that is typed, dictated and composed, and in text that is there', async ({
  browser,
  studio,
}) => {
  const { page, context } = await openDraft(browser, studio.url, 'x');
  await toolsReady(page);
  await page.keyboard.type('\n"Don\'t," she said--softly...');
  await expect.poll(() => readParagraphs(page)).toEqual(['x', '“Don’t,” she said—softly…']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readParagraphs(page)).toEqual(['x', '“Don’t,” she said—softly...']);

  // Dictation and phone keyboards with suggestions hand over sentences in one piece.
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('"It\'s late," he said. ');
  await expect.poll(async () => (await readParagraphs(page)).at(-1)?.trim()).toBe('“It’s late,” he said.');

  const session = await context.newCDPSession(page);
  await page.keyboard.press('Enter');
  for (const text of ['I', "I'", "I'm"]) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send('Input.insertText', { text: "I'm" });
  await expect.poll(async () => (await readParagraphs(page)).at(-1)).toBe('I’m');

  await page.getByRole('button', { name: /^Literata/ }).click();
  await page.getByText('Smart punctuation', { exact: true }).click();
  await page.keyboard.press('Escape');
  await write(page, '\n"Plain"--');
  await expect.poll(async () => (await readParagraphs(page)).at(-1)).toBe('"Plain"--');
  await toolbar(page).getByRole('button', { name: 'Fix punctuation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fix punctuation' });
  await expect(dialog.getByText('2 quotation marks and apostrophes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fix', exact: true }).click();
  await expect.poll(async () => (await readParagraphs(page)).at(-1)).toBe('“Plain”—');
  await context.close();
});

test('fades everything but the text, keeps page settings on the device, and shows its keys', async ({
  browser,
  studio,
}) => {
  const { page, context } = await openDraft(browser, studio.url, 'One sentence. And another one.');
  await expect(toolbar(page)).toBeVisible();
  await chapterText(page).click();
  await page.keyboard.press('Control+Shift+f');
  await page.mouse.move(720, 600);
  await expect(page.getByRole('banner')).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toHaveCSS('opacity', '1');

  await page.getByRole('button', { name: /^Literata/ }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('radio', { name: 'Sans' }).check({ force: true });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sans, 20' })).toBeVisible();
  await expect(chapterText(page)).toHaveCSS('font-size', '20px');

  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await context.close();
});

test('holds back the edits of a published chapter, until they are discarded', async ({ browser, studio }) => {
  const { page, context, api, chapterId } = await openDraft(browser, studio.url, 'What readers have.');
  const { revision } = await api.expect('chapter/get', { chapter_id: chapterId });
  await api.expect('chapter/publish', { chapter_id: chapterId, base_revision: revision });
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/my-stories/chapter/update\\?id=${chapterId}`));
  await expect(page.getByText('Readers have this text.', { exact: false })).toBeVisible();
  await write(page, ' Not yet.');
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  await expect(page.getByText('Readers still see the published text.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Republish' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard edits' }).click();
  await expect(chapterText(page)).toHaveText('What readers have.');
  await expect(saveStatus(page, /^Readers have this text/)).toBeVisible();
  await context.close();
});
