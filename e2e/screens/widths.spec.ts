import { paths } from '@myfiction/shared/contract/paths.ts';
import { UI_LANGUAGES } from '@myfiction/shared/host/store/preferences-slice.ts';
import { BREAKPOINTS } from '@myfiction/shared/theme/breakpoints.ts';
import type { Locator } from '@playwright/test';
import { answerWith } from '../support/answer-with.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { holdCall } from '../support/hold-call.ts';
import { findOverlappingTexts } from '../support/overlapping-texts.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';

const expectSoon = expect.configure({ soft: true }).poll;

test('no text lies over another where a layout becomes narrower', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const settled = followRequests(page);
  const story = await storyNamed(api, 'The Moon Between Us');
  for (const path of [paths.home(), paths.myStories(), paths.storyDetail(story), paths.comments(), paths.monthlyBill()])
    await test.step(path, async () => {
      await page.goto(path);
      await settled();
      for (const width of BREAKPOINTS.flatMap((each) => [each, each + 1])) {
        await page.setViewportSize({ width, height: 900 });
        // A chart is drawn anew once it has been told its width.
        await expectSoon(() => findOverlappingTexts(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  await context.close();
});

test('no text lies over another with doubled text on a phone', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const settled = followRequests(page);
  const story = paths.storyDetail(await storyNamed(api, 'The Moon Between Us'));
  for (const path of [
    paths.home(),
    paths.myStories(),
    story,
    `${story}&tab=readers`,
    paths.comments(),
    paths.monthlyBill(),
  ])
    for (const language of UI_LANGUAGES) {
      await page.goto(path);
      await prefer(page, { language, textSize: 200 });
      await settled();
      expect.soft(await findOverlappingTexts(page), `${path}, ${language}`).toEqual([]);
    }
  await context.close();
});

test('the page with the pen name lies on the desk, which is seen on both sides of it, phone', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const user = await api.expect('user/getUserInfo', { target_uid: api.caller?.uid ?? 0 });
  await answerWith(page, 'user/getUserInfo', { ...user, uname: 'Guest' });
  await page.goto(paths.myStories());
  const titlePage = page.getByRole('dialog').getByText('a story by').locator('..');
  const place = await titlePage.boundingBox();
  expect(place?.x).toBeGreaterThan(20);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(355);
  await context.close();
});

test('the logo stands on one line with what else is in the bar', async ({ page, studio }) => {
  for (const path of ['/activity/LoveStoryContest', paths.legal('privacy-policy')])
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(studio.url + path);
      const bar = page.locator('header');
      const middleOf = async (place: Locator) => {
        const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 };
        return Math.round(y + height / 2);
      };
      const logo = await middleOf(bar.getByRole('link').first().locator('svg').first());
      expect.soft(logo, `${path} at ${width} px`).toBe(await middleOf(bar.getByRole('button').first()));
    }
});

test('the rows of My Stories are as tall while they are awaited as once they are there', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const heights = (rows: Locator) => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  for (const width of [1440, 1200, 375])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 812 });
      const release = await holdCall(page, 'story/list');
      await page.goto(`${paths.myStories()}?sort=words`);
      await expect(page.getByText('Loading your stories')).toBeAttached();
      const skeleton = page.getByRole('main').locator('[aria-hidden="true"] > div:has(> :nth-child(5))');
      const [awaited = 0] = await heights(skeleton);
      release();
      const rows = page.getByRole('main').getByRole('listitem');
      await rows.first().waitFor();
      const there = await heights(rows);
      expect.soft(Math.min(...there.map((height) => Math.abs(height - awaited)))).toBeLessThan(2);
      await page.unrouteAll();
    });
  await context.close();
});

test('a bill that is awaited begins where it will stand, phone', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const release = await holdCall(page, 'bill/list');
  await page.goto(paths.monthlyBill());
  const awaited = page.getByRole('main').locator('[aria-hidden="true"] > :last-child > :first-child').first();
  await awaited.waitFor();
  const before = (await awaited.boundingBox())?.y ?? 0;
  release();
  const month = page.getByRole('heading', { level: 2 }).first();
  await month.waitFor();
  const after = (await month.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(12);
  await context.close();
});

test('the name of a tax form stays in one line', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  await page.goto(paths.paymentInfo());
  const name = page.getByText('W-8BEN.', { exact: true });
  for (let width = 1101; width < 1501; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    expect(await name.evaluate((element) => element.getClientRects().length), `${width} px`).toBe(1);
  }
  await context.close();
});

for (const width of [375, 768])
  test(`the month that the address names stands in view in its row, ${width} px`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url, { viewport: { width, height: 900 } });
    const page = await context.newPage();
    const { items } = await api.expect('bill/list', {});
    const last = items.at(-1);
    await page.goto(paths.bill(last?.month ?? '', last?.currency ?? ''));
    const chosen = page.getByRole('navigation', { name: 'Months' }).locator('[aria-current]');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await context.close();
  });

for (const language of UI_LANGUAGES)
  test(`the bar of a campaign stands in one line, phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/activity/LoveStoryContest');
    await prefer(page, { language });
    const logo = page.locator('header').getByRole('link');
    const menu = page.locator('header').getByRole('button').last();
    await expect(menu).toHaveText(language === 'es' ? 'Español' : 'English');
    const [a, b] = [await logo.boundingBox(), await menu.boundingBox()];
    expect(Math.abs((a?.y ?? 0) - (b?.y ?? 100))).toBeLessThan(10);
  });

/** As far as a reader may widen them without losing text: WCAG 1.4.12. */
const SPREAD = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test("the title of a chapter is seen whole where the text's spacing is widened, phone", async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto(editPath(await createDraft(api)));
  const title = page.getByRole('textbox', { name: 'Chapter title' });
  await title.fill('A long title that takes more than one line of a phone');
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPREAD);
  const hidden = () => title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await context.close();
});
