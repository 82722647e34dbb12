import type { Page } from '@playwright/test';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { openDraft, write } from '../support/open-draft.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, expectSaved, pasteText } from '../support/writing.ts';

const WORDS = ' And every word of it was kept.';

/** Writes what only this device has, and goes. */
async function leaveUnsaved(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await write(page, WORDS);
  await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible();
  await page.goto('about:blank');
  await page.context().setOffline(false);
}

test('disk full while writing: the author is stopped, can download, and the server still gets the text', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api);
  const stored = async () => JSON.stringify((await api.expect('chapter/get', { chapter_id: chapterId })).content);
  const page = await context.newPage();
  await page.goto('/my-stories');
  const devtools = await context.newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: studio.url, quotaSize: used + 200_000 });
  await page.goto(editPath(chapterId));
  await write(page, ' Before.');
  await expectSaved(page);
  await pasteText(page, 'And more than this disk can take. '.repeat(20_000) + WORDS);
  const dialog = page.getByRole('dialog', { name: 'This device cannot keep your text' });
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the text' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Fault .*\.txt$/);
  await expectSaved(page);
  expect(await stored()).toContain(WORDS);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: studio.url });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await context.close();
});

test('no storage at all, as in a private window: writes online only', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const chapterId = await createDraft(api);
  const page = await context.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
  });
  await page.goto(editPath(chapterId));
  const dialog = page.getByRole('dialog', { name: 'This device cannot keep your text' });
  await dialog.getByRole('button', { name: 'Write on, online only' }).click();
  await write(page, WORDS);
  await expectSaved(page);
  expect(JSON.stringify((await api.expect('chapter/get', { chapter_id: chapterId })).content)).toContain(WORDS);
  await context.close();
});

test('a device that does not answer: the author is told, and its text is waited for', async ({ browser, studio }) => {
  const { context, page, chapterId } = await openDraft(browser, studio.url);
  await leaveUnsaved(page);
  const holder = await context.newPage();
  await holder.goto('/my-stories');
  // A newer version that waits for an older one's connection: whoever opens the database then waits for both.
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('myfiction-journal');
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          indexedDB.open('myfiction-journal', 2).onblocked = () => resolve();
        };
      }),
  );
  await page.clock.install();
  await page.goto(editPath(chapterId));
  await expect(page.getByText('Opening the chapter')).toBeAttached();
  await page.clock.fastForward('00:11');
  await expect(page.getByText('This takes longer than usual')).toBeVisible();
  await expect(chapterText(page)).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Opening the chapter')).toBeAttached();
  await holder.close();
  await expect(chapterText(page)).toContainText(WORDS.trim());
  await context.close();
});

test('a journal of a newer studio: opens read-only, and nothing of it is touched', async ({ browser, studio }) => {
  const { context, page, chapterId } = await openDraft(browser, studio.url);
  await leaveUnsaved(page);
  await page.goto('/my-stories');
  const raise = () =>
    new Promise<string>((resolve) => {
      const opening = indexedDB.open('myfiction-journal');
      opening.onsuccess = () => {
        const raising = opening.result.transaction('heads', 'readwrite');
        const heads = raising.objectStore('heads');
        heads.getAll().onsuccess = ({ target }) => {
          const found = target instanceof IDBRequest ? target.result : [];
          for (const head of found) heads.put({ ...head, schema: 99 });
          // A page that leaves before this takes what was put with it.
          raising.oncomplete = () => resolve(JSON.stringify(found.map((head: { ackSeq: number }) => head.ackSeq)));
        };
      };
    });
  const before = await page.evaluate(raise);
  await page.goto(editPath(chapterId));
  await expect(page.getByText('A newer version of the studio wrote this chapter')).toBeVisible();
  await expect(chapterText(page)).toBeHidden();
  await expect(page.getByText(WORDS.trim().slice(-8), { exact: false })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as it is stored' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  expect(await page.evaluate(raise)).toBe(before);
  await context.close();
});

test('the recovery page lists what only this device has, and saves it', async ({ browser, studio }) => {
  const { context, page, stored } = await openDraft(browser, studio.url);
  await leaveUnsaved(page);
  await page.goto('/my-stories');
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByText(/^7 words added, 0 removed/)).toBeVisible();
  await page.getByRole('button', { name: 'Save to account' }).click();
  await expect(page.getByText('Everything you wrote is in your account')).toBeVisible();
  expect(await stored()).toContain(WORDS);
  await context.close();
});
