import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { toPlainText } from '@myfiction/shared/testing/novel-text.ts';
import { figuresOnOneLine, novelDocument, readNovel } from '@myfiction/shared/testing/novels.ts';
import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from '../support/axe.ts';
import { addButton, chooseFile, createEmptyStory, giveFile, readStory } from '../support/importing.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';
import { showIn, THEMES } from '../support/themes.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

/** Both widths, day and night: no sideways scroll, nothing that axe finds. */
async function checkLooks(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      await page.setViewportSize(viewport);
      await showIn(page, theme);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${name}, ${size}: pixels of sideways scroll`).toBeLessThanOrEqual(0);
      expect.soft(await findAccessibilityProblems(page), `${name}, ${size}, ${theme}`).toEqual([]);
    }
  }
  await page.setViewportSize(SIZES.desktop);
}

test('War and Peace comes in whole: corrected, cancelled once, reloaded, then added', async ({ browser, studio }) => {
  test.setTimeout(180_000);
  const chapters = readNovel('war-and-peace');
  const { context, api } = await signedInContext(browser, studio.url, { viewport: SIZES.desktop });
  const page = await context.newPage();
  const storyId = await createEmptyStory(api, 'War and Peace');
  const documents = chapters.map(novelDocument);
  const figures = documents.map(figuresOnOneLine);
  const words = documents.reduce((sum, document) => sum + countDocumentWords(document), 0);

  await test.step('the page before and after a file was read, in both widths and themes', async () => {
    await page.goto(`/my-stories/import?id=${storyId}`);
    await expect(page.getByRole('heading', { name: 'Bring your manuscript' })).toBeVisible();
    await checkLooks(page, 'choose');
    const name = 'The first chapters of a long novel, revised.txt';
    await chooseFile(page, storyId, name, Buffer.from(toPlainText(chapters.slice(0, 6))));
    await checkLooks(page, 'table');
    const again = page.getByRole('button', { name: 'Choose other files' });
    await page.setViewportSize(SIZES.phone);
    await expect(again).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(SIZES.desktop);
    await again.click();
  });

  await test.step('the table shows its 365 chapters in 16 volumes', async () => {
    await giveFile(page, 'war-and-peace.txt', Buffer.from(toPlainText(chapters)));
    await expect(addButton(page)).toHaveText('Add 365 chapters');
    await expect(page.getByText(`365 chapters, ${words.toLocaleString('en')} words`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Volume title' })).toHaveCount(16);
  });

  await test.step('cancelled on the way, nothing is left of it', async () => {
    let parts = 0;
    // The third part never arrives.
    await page.route('**/import/add', (route) => {
      parts += 1;
      if (parts < 3) void route.continue();
    });
    await addButton(page).click();
    await expect(page.getByText(/^Sent [1-9]\d* of 365 chapters, [\d,]+ words$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The import was cancelled. Nothing was added.')).toBeVisible();
    await page.unroute('**/import/add');
    expect((await api.expect('chapter/list', { story_id: storyId })).items).toEqual([]);
  });

  await test.step('a corrected title outlives a reload', async () => {
    const title = page.getByRole('textbox', { name: 'Title of chapter 1', exact: true });
    await title.fill('The Soirée');
    await page.reload();
    await expect(title).toHaveValue('The Soirée');
  });

  await test.step('a lost connection is overcome by itself', async () => {
    let parts = 0;
    await page.route('**/import/add', (route) => {
      parts += 1;
      return parts === 2 ? route.abort('connectionreset') : route.continue();
    });
    await addButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/my-stories/detail\\?id=${storyId}`), { timeout: 30_000 });
    await expect(page.getByText(`365 chapters added, ${words.toLocaleString('en')} words.`)).toBeVisible();
    expect(parts).toBeGreaterThan(3);
  });

  await test.step('every word is in the story', async () => {
    const story = await readStory(api, storyId);
    expect(story.map(({ title }) => title)).toEqual(
      chapters.map((_, index) => (index === 0 ? 'The Soirée' : `CHAPTER ${index + 1}`)),
    );
    expect(story.map(({ content }) => figuresOnOneLine(content))).toEqual(figures);
    const { volumes } = await api.expect('volume/list', { story_id: storyId });
    expect(volumes.map(({ title }) => title)).toEqual(Array.from({ length: 16 }, (_, index) => `BOOK ${index + 1}`));
  });
  await context.close();
});

/** Cyrillic as Windows-1251 has it. */
const cyrillic = (text: string) =>
  Buffer.from(
    [...text].map((letter) => (letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
  );

test('texts from before Unicode come in as they were written', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: SIZES.desktop });
  const page = await context.newPage();
  const storyId = await createEmptyStory(api, 'Old files');
  const russian = 'Глава 1\n\nОна прочла письмо дважды, а потом сожгла его.\n\nГлава 2\n\nЗа окном падал снег.';
  await chooseFile(page, storyId, 'moon.txt', cyrillic(russian));
  await expect(page.getByText('moon.txt is not in UTF-8. It was read as Cyrillic (Windows-1251).')).toBeVisible();
  await expect(page.getByText('Она прочла письмо дважды, а потом сожгла его.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another encoding' }).click();
  await page.getByLabel('Encoding', { exact: true }).selectOption('Cyrillic (KOI8-R)');
  await expect(page.getByRole('region', { name: 'First lines' })).toContainText('нМЮ ОПНВКЮ');
  await page.getByRole('button', { name: 'Read again' }).click();
  const asChosen = page.getByText('It was read as Cyrillic (KOI8-R).');
  await expect(asChosen).toBeVisible();
  await page.getByRole('button', { name: 'Choose other files' }).click();
  const english = 'Chapter 1\n\n\x93Don\x92t,\x94 she said in the caf\xe9.\n\nChapter 2\n\nHe didn\x92t \x96 not yet.';
  await chooseFile(page, storyId, 'moon.txt', Buffer.from(english, 'latin1'));
  await expect(page.getByText('“Don’t,” she said in the café.')).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText('2 chapters added, 10 words.')).toBeVisible();
  const [first] = await readStory(api, storyId);
  expect(countDocumentWords(first?.content ?? { type: 'doc', content: [] })).toBe(6);
  await context.close();
});
