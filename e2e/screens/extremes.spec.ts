import { paths } from '@myfiction/shared/contract/paths.ts';
import { UI_LANGUAGES } from '@myfiction/shared/host/store/preferences-slice.ts';
import { answerWith } from '../support/answer-with.ts';
import { findBrokenAmounts } from '../support/broken-amounts.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const;

/** Every amount in billions of rupees, which Spanish writes with the name of the currency. */
function inRupees<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (key === 'currency') return 'INR';
    return key.endsWith('_minor') && value !== 0 ? Math.sign(value) * (12_345_678_901_23 + value) : value;
  });
}

test('no amount of a bill is broken, however large, and nothing scrolls sideways', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const settled = followRequests(page);
  const [bill] = (await api.expect('bill/list', {})).items;
  if (!bill) throw new Error('The demonstration author has no bill.');
  const which = { month: bill.month, currency: bill.currency };
  const detail = await api.expect('bill/get', which);
  const story_id = detail.stories[0]?.story_id ?? '';
  await answerWith(page, 'bill/list', inRupees(await api.expect('bill/list', {})));
  await answerWith(page, 'bill/get', inRupees(detail));
  await answerWith(page, 'bill/listChapters', inRupees(await api.expect('bill/listChapters', { ...which, story_id })));
  await page.goto(paths.bill(bill.month, 'INR'));
  await page.locator('tbody button').first().click();
  await settled();
  await page.locator('tbody li button[aria-expanded]').first().click();
  for (const language of UI_LANGUAGES)
    for (const textSize of [100, 150, 200] as const) {
      await prefer(page, { language, textSize });
      await settled();
      const place = `${language}, ${textSize} %`;
      expect.soft(await findBrokenAmounts(page), place).toEqual([]);
      const room = await page.evaluate(
        () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
      );
      expect.soft(room, `${place}: sideways`).toBeGreaterThanOrEqual(0);
    }
  await context.close();
});

test('the dot of a new comment stands before its reader, however long the name', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const reader_name = 'ThereaderwhohasreadeverythingthatwaseverwrittenonthemoonandmoreThan50';
  const list = await api.expect('comment/list', { filter: 'all' });
  await answerWith(page, 'comment/list', {
    ...list,
    items: list.items.map((item) => ({ ...item, mine: false, reader_name, seen: false })),
  });
  await page.goto(paths.comments());
  const name = page.getByText(reader_name).first();
  await expect(name).toBeVisible();
  const dot = page.getByText('New', { exact: true }).first();
  const middle = async (place: typeof name) => {
    const box = await place.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  expect(Math.abs((await middle(name)) - (await middle(dot)))).toBeLessThan(10);
  await context.close();
});
