import { paths } from '@myfiction/shared/contract/paths.ts';
import type { Page } from '@playwright/test';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { findUnreachable } from '../support/reachable.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { OVERLAY } from '../support/touch-targets.ts';
import { chapterText } from '../support/writing.ts';

/** What the camera and the round corners of a phone that lies on its side take, in CSS px. */
const INSETS = { top: 0, right: 47, bottom: 21, left: 47 };

/** The controls in view that reach under the edges of such a phone. */
const underEdges = (page: Page, within = 'body') =>
  page.locator(`:is(${within}) :is(a[href], button, input, textarea, select)`).evaluateAll(
    (controls, { left, right }) =>
      controls.flatMap((control) => {
        const box = control.getBoundingClientRect();
        const isSeen = box.width > 1 && box.bottom > 0 && box.top < window.innerHeight;
        if (!isSeen || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        const isUnder = box.left < left - 1 || box.right > window.innerWidth - right + 1;
        return isUnder ? [control.ariaLabel ?? control.textContent.trim()] : [];
      }),
    INSETS,
  );

/** What lies over the middle of the field that has the focus; undefined where nothing does. */
const coverOfFocused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement ?? document.body;
    const { left, top, height } = field.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 30, top + height / 2);
    return hit && !field.contains(hit) ? hit.textContent : undefined;
  });

for (const [name, viewport] of Object.entries({
  'in the phone layout': { width: 667, height: 375 },
  'in a wider one': { width: 844, height: 390 },
}))
  test(`nothing lies under the edges of a phone on its side, ${name}`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url, { viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const settled = followRequests(page);
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
    for (const path of [paths.home(), paths.newStory(), paths.inbox(), editPath(await createDraft(api))]) {
      await page.goto(path);
      await settled();
      expect.soft(await underEdges(page), path).toEqual([]);
    }
    await expect(chapterText(page)).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    expect.soft(await underEdges(page, OVERLAY), 'a dialog').toEqual([]);
    await context.close();
  });

test('what is told under a chapter lies on a ground of its own, phone on its side', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 812, height: 375 } });
  const page = await context.newPage();
  await page.goto(editPath(await createDraft(api, 'A line. '.repeat(200))));
  await expect(chapterText(page)).toBeVisible();
  const footer = page.locator('footer');
  await expect(footer).toContainText('Short for a chapter');
  const above = await footer.evaluate((element) => {
    const opaqueFrom = Number(/ ([\d.]+)px\)$/.exec(getComputedStyle(element).backgroundImage)?.[1]);
    const lines = [...element.querySelectorAll('span')].flatMap((text) => [...text.getClientRects()]);
    return Math.min(...lines.map(({ top }) => top)) - element.getBoundingClientRect().top - opaqueFrom;
  });
  expect(above).toBeGreaterThan(-1);
  await context.close();
});

for (const [name, viewport] of Object.entries({
  'over a keyboard': { width: 375, height: 420 },
  'over a keyboard on its side': { width: 667, height: 180 },
}))
  test(`no bar lies over the field that has the focus, phone, ${name}`, async ({ browser, studio }) => {
    const { context } = await signedInContext(browser, studio.url, { viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(paths.newStory());
    await page.getByRole('button', { name: 'Create story' }).click();
    await expect(page.getByText(/fields need your attention/)).toBeVisible();
    for (const label of ['Title', 'Main genre', 'Tags', 'Language', 'Lead character']) {
      await page.getByLabel(label).first().focus();
      await expect.poll(() => coverOfFocused(page), label).toBeUndefined();
    }
    await context.close();
  });

test('the way in stands in view beside the poster, phone on its side', async ({ browser, studio }) => {
  const context = await browser.newContext({ baseURL: studio.url, viewport: { width: 812, height: 375 } });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Continue with email' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('find and replace stands within the window, phone, over a keyboard on its side', async ({ browser, studio }) => {
  const options = { viewport: { width: 667, height: 375 }, reducedMotion: 'reduce' } as const;
  const { context, api } = await signedInContext(browser, studio.url, options);
  const page = await context.newPage();
  await page.goto(editPath(await createDraft(api)));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await page.setViewportSize({ width: 667, height: 180 });
  const edges = async () => {
    const { y = -1, height = 0 } = (await page.getByRole('search').boundingBox()) ?? {};
    return { isWithin: y >= 0 && y + height <= 180, y, height };
  };
  await expect.poll(edges).toMatchObject({ isWithin: true });
  expect(await findUnreachable(page, '[data-find]')).toEqual([]);
  await context.close();
});

test('a chapter that is written in keeps its caret and its keys where the phone is turned', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 812, height: 375 } });
  const page = await context.newPage();
  await page.goto(editPath(await createDraft(api, 'A line.')));
  const text = chapterText(page);
  const bold = page.getByRole('button', { name: 'Bold', exact: true });
  await expect(bold).toBeVisible();
  await text.click();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('region', { name: 'Formatting' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(text.locator('strong')).toHaveText('A line.');
  await page.getByLabel('Chapter title').focus();
  await page.setViewportSize({ width: 812, height: 375 });
  await expect(page.getByRole('region', { name: 'Formatting' })).toBeHidden();
  await expect(page.getByLabel('Chapter title')).toBeFocused();
  await context.close();
});

test('the line that is written stays in sight when the keyboard opens, phone', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto(editPath(await createDraft(api, 'A line of some words. '.repeat(200))));
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toBeVisible();
  await page.mouse.click(180, 640);
  await expect(chapterText(page)).toBeFocused();
  const caret = () => page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0);
  expect(await caret()).toBeGreaterThan(600);
  await page.setViewportSize({ width: 375, height: 420 });
  const dock = page.getByRole('region', { name: 'Formatting' });
  await expect.poll(async () => (await caret()) < ((await dock.boundingBox())?.y ?? 0)).toBe(true);
  await context.close();
});
