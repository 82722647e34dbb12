import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import type { Locator } from '@playwright/test';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { holdCall } from '../support/hold-call.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';

const CAMPAIGN = join(import.meta.dirname, '../../mfe-activities/src/campaigns/love-story-contest/campaign.json');
const { path: CONTEST_PATH, contest } = JSON.parse(readFileSync(CAMPAIGN, 'utf8'));
const DURING = new Date(Date.parse(contest.dates.closes) - 5 * DAY_MS).toISOString();

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
})) {
  test(`slow, ${size}: what stands below the charts of the readers stays there when they come`, async ({
    browser,
    studio,
  }) => {
    const { context, api } = await signedInContext(browser, studio.url, { viewport });
    const page = await context.newPage();
    const release = await holdCall(page, 'stats/getReads');
    await page.goto(`${paths.storyDetail(await storyNamed(api, 'The Moon Between Us'))}&tab=readers`);
    const below = page.getByRole('heading', { name: 'From chapter to chapter' });
    await expect(below).toBeVisible();
    const before = await topOf(below);
    release();
    await expect(page.getByRole('heading', { name: 'Followers' })).toBeVisible();
    expect(Math.abs((await topOf(below)) - before)).toBeLessThan(4);
    await context.close();
  });

  test(`slow, ${size}: a chapter that opens can be left, and its title comes where its place was`, async ({
    browser,
    studio,
  }) => {
    const { context, api } = await signedInContext(browser, studio.url, { viewport });
    const chapterId = await createDraft(api, 'The ferry left at nine.');
    const page = await context.newPage();
    const release = await holdCall(page, 'chapter/get');
    await page.goto(editPath(chapterId));
    const place = page.locator('main [aria-hidden="true"]').filter({ visible: true });
    const leave = page.getByRole('link', { name: 'My Stories' });
    await expect(leave).toBeVisible();
    const linkTop = await topOf(leave);
    await expect(place).not.toHaveCount(0);
    const tops = await place.evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().top));
    release();
    const title = page.getByRole('textbox', { name: 'Chapter title' });
    await expect(title).toBeVisible();
    const titleTop = await topOf(title);
    expect(
      tops.some((top) => top >= titleTop && top < titleTop + 8),
      `${tops} beside ${titleTop}`,
    ).toBe(true);
    const text = await topOf(page.getByRole('textbox', { name: 'Chapter text' }));
    expect(
      tops.some((top) => Math.abs(top - text) < 8),
      `${tops} beside ${text}`,
    ).toBe(true);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
    expect(await topOf(page.getByRole('link', { name: 'Back to the story' }))).toBe(linkTop);
    await context.close();
  });

  test(`slow, ${size}: nothing of a contest moves when it is known where it stands, and the author's part`, async ({
    browser,
    studio,
  }) => {
    const { context } = await signedInContext(browser, studio.url, { viewport });
    const page = await context.newPage();
    await page.clock.setFixedTime(DURING);
    const state = { now: DURING, phase: 'open' as const, dates: contest.dates, entries: 0, winners: [] };
    const releaseState = await holdCall(page, 'activity/get', state);
    const releaseOwn = await holdCall(page, 'activity/getOwn', { entry: null, stories: [] });
    await page.goto(CONTEST_PATH);
    const rules = page.getByRole('link', { name: 'Read the rules' }).first();
    const below = page.getByText('From $200 to $5,000');
    await expect(rules).toBeVisible();
    const before = [await topOf(rules), await topOf(below)];
    releaseState();
    await expect(page.getByText('5 days left')).toBeVisible();
    releaseOwn();
    await expect(page.getByRole('button', { name: 'Enter with a story' }).first()).toBeVisible();
    expect([await topOf(rules), await topOf(below)]).toEqual(before);
    await context.close();
  });
}

for (const [language, sentence] of [
  ['en', 'This takes longer than usual.'],
  ['es', 'Esto tarda más de lo normal.'],
] as const) {
  test(`scripts that never come: after a while the page says what to do, ${language}`, async ({ browser, studio }) => {
    const context = await browser.newContext({ baseURL: studio.url, viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('preferences', chosen), JSON.stringify({ language }));
    await page.route('**/*.js', () => {});
    await page.goto(paths.loginEmail(), { waitUntil: 'commit' });
    await expect(page.getByText('MyFiction Studio', { exact: true })).toBeVisible();
    const advice = page.getByText(sentence);
    await expect(advice).toBeHidden();
    await advice.evaluate((element) => {
      for (const waiting of element.getAnimations()) waiting.currentTime = 16_000;
    });
    await expect(advice).toBeVisible();
    await expect(page.locator('.boot-late').filter({ visible: true })).toHaveCount(1);
    const name = await page.getByText('MyFiction Studio', { exact: true }).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().bottom;
    });
    expect(await topOf(advice)).toBeGreaterThan(name);
    await context.close();
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`slow scripts: the page shows what it is before they come, motion ${reducedMotion}`, async ({
    browser,
    studio,
  }) => {
    const context = await browser.newContext({ baseURL: studio.url, reducedMotion });
    const page = await context.newPage();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(paths.loginEmail(), { waitUntil: 'commit' });
    const name = page.getByText('MyFiction Studio', { exact: true });
    await expect(name).toHaveCSS('font-size', '16px');
    await expect.poll(() => name.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeGreaterThan(0.4);
    const moving = await name.evaluate(
      (element) =>
        element.getAnimations().filter((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
    );
    expect(moving).toBe(reducedMotion === 'reduce' ? 0 : 1);
    release();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.locator('.boot')).toHaveCount(0);
    await context.close();
  });
}
