import type { Browser, BrowserContext, Page } from '@playwright/test';
import { crashPage } from '../support/crash-page.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { KillableBrowser } from '../support/killable-browser.ts';
import { signInSilently } from '../support/session-state.ts';
import type { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, signIn, test } from '../support/test.ts';
import { chapterText } from '../support/writing.ts';

const SENTENCE = 'She held it over the flame and let it burn down to her fingers before she let go. ';
/** Quality bar: nothing is lost this long after the last key. */
const REST_MS = 250;
/** Quality bar: characters that may be lost in the middle of a burst. */
const BURST_LOSS = 3;

/** What the author writes on, and what befalls it. */
interface Device {
  /** Has what its pages have stored, before and after. */
  readonly context: BrowserContext;
  strike: (page: Page) => Promise<unknown>;
  dispose: () => Promise<void>;
}

const inContext =
  (strike: Device['strike']) =>
  async (browser: Browser): Promise<Device> => {
    const context = await browser.newContext();
    return { context, strike, dispose: () => context.close() };
  };

async function inBrowserOfItsOwn(): Promise<Device> {
  const browser = await KillableBrowser.start();
  return {
    get context() {
      return browser.context;
    },
    strike: async () => {
      await browser.kill();
      await browser.resume();
    },
    dispose: () => browser.dispose(),
  };
}

const withCrash = inContext(crashPage);

const FAULTS: Record<string, (browser: Browser) => Promise<Device>> = {
  'tab close': inContext((page) => page.close({ runBeforeUnload: false })),
  'renderer crash': withCrash,
  'browser kill': inBrowserOfItsOwn,
};

/** An open draft whose server is gone: what comes back later can only come from this device. */
async function openDraft(device: Device, studio: StudioServer): Promise<{ page: Page; chapterId: string }> {
  const page = await device.context.newPage();
  const api = await signInSilently(page, studio.url);
  const chapterId = await createDraft(api);
  await page.goto(studio.url + editPath(chapterId));
  await chapterText(page).click();
  await page.keyboard.press('Control+End');
  await studio.kill();
  return { page, chapterId };
}

async function recoveredLength(device: Device, studio: StudioServer, chapterId: string): Promise<number> {
  await studio.resume();
  const page = await device.context.newPage();
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

for (const [name, start] of Object.entries(FAULTS)) {
  test(`${name}: nothing typed is lost`, async ({ browser, studio }) => {
    const device = await start(browser);
    try {
      const { page, chapterId } = await openDraft(device, studio);
      await page.keyboard.type(SENTENCE, { delay: 15 });
      const typed = ((await chapterText(page).textContent()) ?? '').length;
      await page.waitForTimeout(REST_MS);
      await device.strike(page);
      const kept = await recoveredLength(device, studio, chapterId);
      test.info().annotations.push({ type: 'characters lost', description: String(typed - kept) });
      expect(kept).toBe(typed);
    } finally {
      await device.dispose();
    }
  });

  test(`${name} in the middle of a burst: at most ${BURST_LOSS} characters are lost`, async ({ browser, studio }) => {
    const device = await start(browser);
    try {
      const { page, chapterId } = await openDraft(device, studio);
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
      await device.strike(page);
      await typing;
      const kept = (await recoveredLength(device, studio, chapterId)) - before;
      test.info().annotations.push({ type: 'characters lost', description: String(Math.max(0, atStrike - kept)) });
      expect(kept).toBeGreaterThanOrEqual(atStrike - BURST_LOSS);
    } finally {
      await device.dispose();
    }
  });

  test(`${name} while a word is being composed: what stands on the screen is kept`, async ({ browser, studio }) => {
    const device = await start(browser);
    try {
      const { page, chapterId } = await openDraft(device, studio);
      const before = ((await chapterText(page).textContent()) ?? '').length;
      const devtools = await page.context().newCDPSession(page);
      for (const text of ['に', 'にほ', 'にほん'])
        await devtools.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await page.waitForTimeout(REST_MS);
      await device.strike(page);
      const kept = (await recoveredLength(device, studio, chapterId)) - before;
      test.info().annotations.push({ type: 'characters lost', description: String(3 - kept) });
      expect(kept).toBe(3);
    } finally {
      await device.dispose();
    }
  });
}

test('a chapter begun without a connection comes back after a crash', async ({ browser, studio }) => {
  const device = await withCrash(browser);
  try {
    const page = await device.context.newPage();
    const api = await signInSilently(page, studio.url);
    const story = (await api.expect('story/list', { filter: 0 })).items[0]?.story_id ?? '';
    const path = `${studio.url}/my-stories/chapter/new?story=${story}`;
    await page.goto(path);
    await expect(chapterText(page)).toBeVisible();
    await studio.kill();
    await chapterText(page).click();
    await page.keyboard.type(SENTENCE);
    await page.waitForTimeout(REST_MS);
    await device.strike(page);
    await studio.resume();
    const next = await device.context.newPage();
    await next.goto(path);
    await expect(next.getByText('Recovered from this device.')).toBeVisible();
    await expect(chapterText(next)).toHaveText(SENTENCE.trim());
    await expect(next).toHaveURL(/\/my-stories\/chapter\/edit\?id=/);
  } finally {
    await device.dispose();
  }
});
