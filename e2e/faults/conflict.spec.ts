import type { ApiClient } from '../support/api-client.ts';
import { crashPage } from '../support/crash-page.ts';
import { openDraft, saveStatus, write } from '../support/open-draft.ts';
import { saveElsewhere } from '../support/save-elsewhere.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, expectSaved } from '../support/writing.ts';

const FIRST = 'The first line.';
const WORDS = ' And every word of it was kept.';
const KEEP = '**/api/myfiction/chapter/keepVersion';

async function conflictVersions(api: ApiClient, chapterId: string): Promise<number> {
  const { items } = await api.expect('chapter/history', { chapter_id: chapterId });
  return items.filter(({ kind }) => kind === 'conflict').length;
}

test('clean: both changes are merged by themselves, both sides are kept, and it can be undone', async ({
  browser,
  studio,
}) => {
  const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url, FIRST);
  await saveElsewhere(api, chapterId, FIRST, 'Written elsewhere.');
  await write(page, WORDS);
  await expect(page.getByText('Merged with changes from another device.')).toBeVisible();
  await expect(chapterText(page)).toHaveText(`${FIRST}${WORDS}Written elsewhere.`);
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  expect(await stored()).toContain('Written elsewhere.');
  expect(await conflictVersions(api, chapterId)).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(chapterText(page)).toHaveText(`${FIRST}${WORDS}`);
  await context.close();
});

for (const choice of ['Keep mine', 'Keep theirs', 'passage'] as const) {
  test(`both wrote in one place: ${choice}`, async ({ browser, studio }) => {
    const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url, FIRST);
    await saveElsewhere(api, chapterId, `${FIRST} Written elsewhere.`, 'More.');
    await write(page, WORDS);
    const dialog = page.getByRole('dialog', { name: 'This chapter was changed elsewhere' });
    await expect(dialog.getByRole('radio', { name: /^Yours, on this device/ })).toBeVisible();
    if (choice === 'passage') {
      await expect(dialog.getByRole('button', { name: '1 left to choose' })).toBeDisabled();
      await dialog.getByRole('radio', { name: /^Both, yours first/ }).check();
      await dialog.getByRole('button', { name: 'Use what I chose' }).click();
    } else await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expectSaved(page);
    const expected = {
      'Keep mine': `${FIRST}${WORDS}`,
      'Keep theirs': `${FIRST} Written elsewhere.More.`,
      passage: `${FIRST}${WORDS}${FIRST} Written elsewhere.More.`,
    };
    await expect(chapterText(page)).toHaveText(expected[choice]);
    for (const line of await chapterText(page).locator('p').allTextContents()) expect(await stored()).toContain(line);
    expect(await conflictVersions(api, chapterId)).toBe(2);
    await context.close();
  });
}

test('what is typed before the author decides is in the history too', async ({ browser, studio }) => {
  const { context, api, page, chapterId } = await openDraft(browser, studio.url, FIRST);
  await saveElsewhere(api, chapterId, `${FIRST} Written elsewhere.`);
  await write(page, WORDS);
  const dialog = page.getByRole('dialog', { name: 'This chapter was changed elsewhere' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await write(page, ' And more.');
  await page.getByRole('button', { name: 'Compare' }).click();
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(chapterText(page)).toHaveText(`${FIRST} Written elsewhere.`);
  const [newest] = (await api.expect('chapter/history', { chapter_id: chapterId })).items;
  const { text } = await api.expect('chapter/getVersion', { chapter_id: chapterId, number: newest?.number ?? 0 });
  expect(JSON.stringify(text.content)).toContain(`${FIRST}${WORDS} And more.`);
  await context.close();
});

test('offline between keeping and merging: goes on later, and keeps nothing twice', async ({ browser, studio }) => {
  const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url, FIRST);
  await saveElsewhere(api, chapterId, FIRST, 'Written elsewhere.');
  let kept = 0;
  await page.route(KEEP, async (route) => {
    kept += 1;
    if (kept !== 2) return route.continue();
    // The second version is kept, and its answer is lost.
    await route.fetch();
    return route.abort();
  });
  await write(page, WORDS);
  await expect(saveStatus(page, /^Offline/)).toBeVisible();
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  expect(await stored()).toContain('Written elsewhere.');
  expect(await conflictVersions(api, chapterId)).toBe(2);
  await context.close();
});

test('a crash before the merge: it is made when the chapter is opened again', async ({ browser, studio }) => {
  const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url, FIRST);
  await context.setOffline(true);
  await write(page, WORDS);
  await expect(saveStatus(page, /^Offline/)).toBeVisible();
  await crashPage(page);
  await page.close();
  await saveElsewhere(api, chapterId, FIRST, 'Written elsewhere.');
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/my-stories/chapter/edit?id=${chapterId}`);
  await expect(chapterText(next)).toHaveText(`${FIRST}${WORDS}Written elsewhere.`);
  await expectSaved(next);
  expect(await stored()).toContain(WORDS);
  await context.close();
});
