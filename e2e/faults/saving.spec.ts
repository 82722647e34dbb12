import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { createDraft, editPath, SAVE_CALLS } from '../support/fault-chapter.ts';
import { openDraft, saveStatus, write } from '../support/open-draft.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';
import { chapterText, expectSaved } from '../support/writing.ts';

const WORDS = ' And every word of it was kept.';
const MORE = ' So she wrote on.';

/** Every word is typed before the page hears that the session is over, and none has gone to the server. */
async function writeBeforeSessionEnds(page: Page, api: ApiClient): Promise<void> {
  let signedOut: Promise<unknown> = Promise.resolve();
  await page.route(SAVE_CALLS, async (route) => {
    await signedOut;
    await route.continue();
  });
  signedOut = write(page, WORDS).then(() => api.expect('user/logout', {}));
  await signedOut;
}

test('offline: writing goes on, and is saved when the connection is back', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  await context.setOffline(true);
  await write(page, WORDS);
  await expect(saveStatus(page, /^Offline\. Saved on this device\./)).toBeVisible();
  const notes = page.getByRole('region', { name: 'Short messages' });
  await expect(notes).toContainText('Network connection error.');
  await expect(notes.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await context.setOffline(false);
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

test('500: says Not saved, and saves by itself once the server works', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  await page.route(SAVE_CALLS, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await write(page, WORDS);
  await expect(saveStatus(page, /^Something went wrong|^Not saved/)).toBeVisible();
  await page.unroute(SAVE_CALLS);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

test('an answer that gets lost is no conflict', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  let lost = 0;
  await page.route(SAVE_CALLS, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await write(page, WORDS);
  await expect(saveStatus(page, /^Offline/)).toBeVisible();
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
  await writeBeforeSessionEnds(page, api);
  const note = page.getByRole('region', { name: 'Short messages' });
  await expect(note).toContainText('Signed out. Saved on this device.');
  await expect(saveStatus(page, /^Signed out\. Saved on this device\./)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await page.keyboard.type(MORE);
  await expect(chapterText(page)).toContainText(WORDS + MORE);
  await expect(dialog).toBeHidden();
  await note.getByRole('button', { name: 'Sign in' }).click();
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
  await expect(chapterText(page)).toContainText(WORDS + MORE);
  await api.signIn(DEMO_AUTHOR.email, DEMO_AUTHOR.password);
  expect(await stored()).toContain(WORDS + MORE);
  await context.close();
});

test('session over while the chapter opens: sign-in comes first, and leads back to the chapter', async ({
  browser,
  studio,
}) => {
  const { context, api, page, chapterId } = await openDraft(browser, studio.url);
  await api.expect('user/logout', {});
  await page.goto(editPath(chapterId));
  await expect(page).toHaveURL(/\/login\?redirect_url=/);
  await page.goto(page.url().replace('/login?', '/login/email?'));
  await page.getByLabel('Email').fill(DEMO_AUTHOR.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(chapterText(page)).toBeVisible();
  await context.close();
});

test('session over: signing in another way leads back to the chapter with every word', async ({ browser, studio }) => {
  const { context, api, page, stored } = await openDraft(browser, studio.url);
  await writeBeforeSessionEnds(page, api);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('button', { name: 'Sign in another way' }).click();
  await expect(page).toHaveURL(/\/login\?redirect_url=.*edit/);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByLabel('Email').fill(DEMO_AUTHOR.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(chapterText(page)).toContainText(WORDS);
  await expectSaved(page);
  await api.signIn(DEMO_AUTHOR.email, DEMO_AUTHOR.password);
  expect(await stored()).toContain(WORDS);
  await context.close();
});

test('blocked: the text stays, and can be downloaded', async ({ browser, studio }) => {
  const { context, page } = await openDraft(browser, studio.url);
  await page.route(SAVE_CALLS, (route) => route.fulfill({ json: { code: 403, msg: 'blocked', data: {} } }));
  await write(page, WORDS);
  await expect(page.getByText('Your account is blocked')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the text' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Fault .*\.txt$/);
  await expect(chapterText(page)).toContainText(WORDS);
  await context.close();
});

test('a title that is taken: the text is saved, and the title waits for another one', async ({ browser, studio }) => {
  const { context, api, page, chapterId, stored } = await openDraft(browser, studio.url);
  const other = await api.expect('chapter/get', { chapter_id: await createDraft(api) });
  const title = page.getByRole('textbox', { name: 'Chapter title' });
  const former = await title.inputValue();
  await title.fill(other.title);
  await write(page, WORDS);
  await expect(title).toHaveAccessibleDescription('Chapter name already exists.');
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  expect((await api.expect('chapter/get', { chapter_id: chapterId })).title).toBe(former);
  await page.reload();
  await expect(title).toHaveValue(other.title);
  await title.fill(`${former} again`);
  await expectSaved(page);
  await expect
    .poll(async () => (await api.expect('chapter/get', { chapter_id: chapterId })).title)
    .toBe(`${former} again`);
  await context.close();
});
