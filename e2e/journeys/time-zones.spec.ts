import { paths } from '@myfiction/shared/contract/paths.ts';
import { answerWith } from '../support/answer-with.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

/** Noon of the 23rd, and the same moment on the 24th: as far apart as clocks are. */
const WEST = 'Pacific/Honolulu';
const EAST = 'Pacific/Kiritimati';

for (const [timezoneId, day] of [
  [WEST, '23 November'],
  [EAST, '24 November'],
] as const)
  test(`money: moments are by the author's clock, days of settlement are not, ${timezoneId}`, async ({
    browser,
    studio,
  }) => {
    const { context, api } = await signedInContext(browser, studio.url, { timezoneId });
    const page = await context.newPage();
    const list = await api.expect('bill/list', {});
    const bill = list.items.find(({ status }) => status === 2);
    if (!bill) throw new Error('The demonstration author has no bill to withdraw.');
    const detail = await api.expect('bill/get', { month: bill.month, currency: bill.currency });
    const asked = { requested_at: '2025-11-23T22:00:00.000Z', payday: '2025-11-15' };
    await answerWith(page, 'bill/get', { ...detail, ...asked });
    await page.goto(paths.bill(bill.month, bill.currency));
    const steps = page.getByRole('list', { name: 'State of this bill' });
    await expect(steps).toContainText(`Asked for on ${day}`);
    await expect(steps).toContainText('15 November');
    await context.close();
  });

test('a legal document has one date wherever it is read', async ({ browser, studio }) => {
  const dates: (string | null)[] = [];
  for (const timezoneId of [WEST, EAST]) {
    const context = await browser.newContext({ baseURL: studio.url, timezoneId });
    const page = await context.newPage();
    await page.goto('/legal/privacy-policy');
    dates.push(
      await page
        .getByText(/^Version .+ \d{4}/)
        .first()
        .textContent(),
    );
    await context.close();
  }
  expect(dates[0]).toBe(dates[1]);
});
