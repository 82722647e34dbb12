import { paths } from '@myfiction/shared/contract/paths.ts';
import type { Page } from '@playwright/test';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** A4 at 96 dpi, within the usual margins. */
const PAPER = { width: 718, height: 1047 };

/** What stands on each sheet of paper, over what is read there. */
const onEachSheet = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const isLoose = /fixed|sticky/.test(getComputedStyle(element).position);
      const { width, height, bottom } = element.getBoundingClientRect();
      return isLoose && width > 1 && height > 1 && bottom > 0 ? [element.textContent.trim()] : [];
    }),
  );

/** What Firefox takes to the next sheet as a whole, below an empty rest: an item of a grid that fits on none. */
const unparted = (page: Page) =>
  page.locator('main *').evaluateAll(
    (elements, height) =>
      elements.flatMap(({ parentElement, clientHeight, textContent }) => {
        const isItem = parentElement !== null && getComputedStyle(parentElement).display === 'grid';
        return isItem && clientHeight > height ? [textContent.slice(0, 40)] : [];
      }),
    PAPER.height,
  );

test('a bill, a contract and an article are printed without what stands around them', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: PAPER });
  const page = await context.newPage();
  const settled = followRequests(page);
  const { items } = await api.expect('story/list', { filter: 0, limit: 100 });
  const storyWith = (status: number) => items.find((each) => each.contract_status === status)?.story_id ?? '';
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    paths.monthlyBill(),
    paths.contract('view', storyWith(30)),
    `${paths.contract('new', storyWith(10))}&step=offer`,
    `${paths.helpCenter()}?article=contract-statuses`,
  ]) {
    await page.goto(path);
    await settled();
    expect.soft(await onEachSheet(page), path).toEqual([]);
    expect.soft(await unparted(page), path).toEqual([]);
    await expect.soft(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    await expect.soft(page.getByRole('button', { name: 'Download PDF' }), path).toHaveCount(0);
    await expect.soft(page.getByText('Next payday'), path).toBeHidden();
  }
  await context.close();
});

test('what is printed at night is dark on white', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url, { viewport: PAPER, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(paths.monthlyBill());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  const inkOf = () => page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const night = await inkOf();
  await page.emulateMedia({ media: 'print' });
  const printed = await inkOf();
  expect(printed).not.toBe(night);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  expect(printed).toBe(await inkOf());
  await context.close();
});
