import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { KillableBrowser } from '../support/killable-browser.ts';
import { openSession } from '../support/session-state.ts';
import type { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, signIn, test } from '../support/test.ts';
import { chapterText } from '../support/writing.ts';

const SENTENCE = 'She held it over the flame and let it burn down to her fingers before she let go. ';
/** Quality bar: nothing is lost this long after the last key. */
const REST_MS = 250;
/** Quality bar: characters that may be lost in the middle of a burst. */
const BURST_LOSS = 3;

const FAULTS: Record<string, (page: Page, browser: KillableBrowser) => Promise<void>> = {
  'tab close': (page) => page.close({ runBeforeUnload: false }),
  'renderer crash': async (page) => {
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    // Never answers: the process that would is gone.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  },
  'browser kill': (_page, browser) => browser.kill(),
};

/** As if the author had signed in before. */
async function signInSilently(page: Page, studio: StudioServer): Promise<ApiClient> {
  const { api, localStorage } = await openSession(studio.url);
  await page.addInitScript((entries) => {
    for (const { name, value } of entries) window.localStorage.setItem(name, value);
  }, localStorage);
  return api;
}

/** An open draft whose server is gone: what comes back later can only come from this device. */
async function openDraft(browser: KillableBrowser, studio: StudioServer): Promise<{ page: Page; chapterId: string }> {
  const page = await browser.context.newPage();
  const api = await signInSilently(page, studio);
  const chapterId = await createDraft(api);
  await page.goto(studio.url + editPath(chapterId));
  await chapterText(page).click();
  await page.keyboard.press('Control+End');
  await studio.kill();
  return { page, chapterId };
}

async function recoveredLength(browser: KillableBrowser, studio: StudioServer, chapterId: string): Promise<number> {
  await studio.resume();
  const page = await browser.context.newPage();
  await page.goto(studio.url + editPath(chapterId));
  const stranger = page.getByRole('link', { name: 'Continue with email' });
  await expect(chapterText(page).or(stranger)).toBeVisible();
  // A killed browser may have forgotten the session, which it keeps less carefully than the journal.
  if (await stranger.isVisible()) {
    await signIn(page, DEMO_AUTHOR, studio.url);
    await page.goto(studio.url + editPath(chapterId));
  }
  await expect(page.getByText('Recovered from this device.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  const { length } = (await chapterText(page).textContent()) ?? '';
  await page.close();
  return length;
}

for (const [name, strike] of Object.entries(FAULTS)) {
  test(`${name}: nothing typed is lost`, async ({ studio }) => {
    const browser = await KillableBrowser.start();
    try {
      const { page, chapterId } = await openDraft(browser, studio);
      await page.keyboard.type(SENTENCE, { delay: 15 });
      const typed = ((await chapterText(page).textContent()) ?? '').length;
      await page.waitForTimeout(REST_MS);
      await strike(page, browser);
      if (name === 'browser kill') await browser.resume();
      const kept = await recoveredLength(browser, studio, chapterId);
      test.info().annotations.push({ type: 'characters lost', description: String(typed - kept) });
      expect(kept).toBe(typed);
    } finally {
      await browser.dispose();
    }
  });

  test(`${name} in the middle of a burst: at most ${BURST_LOSS} characters are lost`, async ({ studio }) => {
    const browser = await KillableBrowser.start();
    try {
      const { page, chapterId } = await openDraft(browser, studio);
      const before = ((await chapterText(page).textContent()) ?? '').length;
      let sent = 0;
      const typing = (async () => {
        for (const character of SENTENCE.repeat(20)) {
          await page.keyboard.type(character, { delay: 30 });
          sent += 1;
        }
      })().catch(() => undefined);
      await page.waitForFunction(
        (length) => (document.querySelector('[role=textbox][aria-multiline]')?.textContent?.length ?? 0) > length,
        before + 120,
      );
      const atStrike = sent;
      await strike(page, browser);
      await typing;
      if (name === 'browser kill') await browser.resume();
      const kept = (await recoveredLength(browser, studio, chapterId)) - before;
      test.info().annotations.push({ type: 'characters lost', description: String(Math.max(0, atStrike - kept)) });
      expect(kept).toBeGreaterThanOrEqual(atStrike - BURST_LOSS);
    } finally {
      await browser.dispose();
    }
  });

  test(`${name} while a word is being composed: what stands on the screen is kept`, async ({ studio }) => {
    const browser = await KillableBrowser.start();
    try {
      const { page, chapterId } = await openDraft(browser, studio);
      const before = ((await chapterText(page).textContent()) ?? '').length;
      const devtools = await page.context().newCDPSession(page);
      for (const text of ['に', 'にほ', 'にほん'])
        await devtools.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await page.waitForTimeout(REST_MS);
      await strike(page, browser);
      if (name === 'browser kill') await browser.resume();
      const kept = (await recoveredLength(browser, studio, chapterId)) - before;
      test.info().annotations.push({ type: 'characters lost', description: String(3 - kept) });
      expect(kept).toBe(3);
    } finally {
      await browser.dispose();
    }
  });
}

test('a chapter begun without a connection comes back after a crash', async ({ studio }) => {
  const browser = await KillableBrowser.start();
  try {
    const page = await browser.context.newPage();
    const api = await signInSilently(page, studio);
    const story = (await api.expect('story/list', { filter: 0 })).items[0]?.story_id ?? '';
    const path = `${studio.url}/my-stories/chapter/new?story=${story}`;
    await page.goto(path);
    await expect(chapterText(page)).toBeVisible();
    await studio.kill();
    await chapterText(page).click();
    await page.keyboard.type(SENTENCE);
    await page.waitForTimeout(REST_MS);
    await FAULTS['renderer crash']?.(page, browser);
    await studio.resume();
    const next = await browser.context.newPage();
    await next.goto(path);
    await expect(next.getByText('Recovered from this device.')).toBeVisible();
    await expect(chapterText(next)).toHaveText(SENTENCE.trim());
    await expect(next).toHaveURL(/\/my-stories\/chapter\/edit\?id=/);
  } finally {
    await browser.dispose();
  }
});
