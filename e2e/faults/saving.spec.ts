import type { Page } from '@playwright/test';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { signedInContext } from '../support/session-state.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';
import { chapterText, expectSaved } from '../support/writing.ts';

const SAVE = '**/api/myfiction/chapter/save';
const WORDS = ' And every word of it was kept.';

const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

async function write(page: Page, text = WORDS): Promise<void> {
  await chapterText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

async function openDraft(browser: Parameters<typeof signedInContext>[0], url: string) {
  const { context, api } = await signedInContext(browser, url);
  const chapterId = await createDraft(api);
  const page = await context.newPage();
  await page.goto(editPath(chapterId));
  await expect(chapterText(page)).toBeVisible();
  const stored = async () => JSON.stringify((await api.expect('chapter/get', { chapter_id: chapterId })).content);
  return { context, api, page, chapterId, stored };
}

test('offline: writing goes on, and is saved when the connection is back', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  await context.setOffline(true);
  await write(page);
  await expect(status(page, /^Offline\. Saved on this device\./)).toBeVisible();
  await expect(page.getByText('Network connection error.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

test('500: says Not saved, and saves by itself once the server works', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  await page.route(SAVE, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await write(page);
  await expect(status(page, /^Something went wrong|^Not saved/)).toBeVisible();
  await page.unroute(SAVE);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

test('an answer that gets lost is no conflict', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  let lost = 0;
  await page.route(SAVE, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await write(page);
  await expect(status(page, /^Offline/)).toBeVisible();
  await write(page, ' Twice.');
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await stored()).toContain(`${WORDS} Twice.`);
  await context.close();
});

test('session over: signs in over the text, another account is refused, nothing is lost', async ({
  browser,
  studio,
}) => {
  const { context, api, page, stored } = await openDraft(browser, studio.url);
  await api.expect('user/logout', {});
  await write(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Email').fill('newcomer@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByText(/^This is another account\. Sign in as Noor Valdez/)).toBeVisible();
  await dialog.getByLabel('Email').fill(DEMO_AUTHOR.email);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await expect(chapterText(page)).toContainText(WORDS);
  await api.signIn(DEMO_AUTHOR.email, DEMO_AUTHOR.password);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

for (const choice of ['Keep mine', 'Keep theirs'] as const) {
  test(`conflict: ${choice} keeps that version, and the other stays on this device`, async ({ browser, studio }) => {
    const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url);
    const current = await api.expect('chapter/get', { chapter_id: chapterId });
    const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Written elsewhere.' }] };
    await api.expect('chapter/save', {
      chapter_id: chapterId,
      base_revision: current.revision,
      text: {
        title: current.title,
        content: { type: 'doc', content: [paragraph] },
        note_before: '',
        note_after: '',
        warning: '',
      },
    });
    await write(page);
    const dialog = page.getByRole('dialog', { name: 'This chapter was changed elsewhere' });
    await expect(dialog.getByRole('region', { name: 'Your version, on this device' })).toContainText(WORDS);
    await expect(dialog.getByRole('region', { name: /^The other version/ })).toContainText('Written elsewhere.');
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expectSaved(page);
    await expect(chapterText(page)).toContainText(choice === 'Keep mine' ? WORDS : 'Written elsewhere.');
    expect(await stored()).toContain(choice === 'Keep mine' ? WORDS : 'Written elsewhere.');
    await page.getByRole('button', { name: /^Notes and warning/ }).click();
    const kept = choice === 'Keep mine' ? /^The other version, / : /^Your version, /;
    await expect(page.getByText(kept).first()).toBeVisible();
    await context.close();
  });
}

test('storage refused: the author is stopped, can download, and the server still gets the text', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api);
  const page = await context.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(editPath(chapterId));
  const dialog = page.getByRole('dialog', { name: 'This device cannot keep your text' });
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the text' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Fault .*\.txt$/);
  await dialog.getByRole('button', { name: 'Write on, online only' }).click();
  await write(page);
  await expectSaved(page);
  expect(JSON.stringify((await api.expect('chapter/get', { chapter_id: chapterId })).content)).toContain(WORDS);
  await context.close();
});
