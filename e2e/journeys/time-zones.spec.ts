import { paths } from '@myfiction/shared/contract/paths.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { answerWith } from '../support/answer-with.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
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

/** YYYY-MM-DD on the clock of a zone, so many days from now. */
function dayIn(zone: string, days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: zone });
}

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])
  test(`a chapter goes out after midnight by the author's clock, ${timezoneId}`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url, { timezoneId });
    const chapter_id = await createDraft(api, 'The ferry left at nine.');
    const page = await context.newPage();
    await page.goto(editPath(chapter_id));
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Schedule/ }).check();
    const day = dayIn(timezoneId, 10);
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByLabel('Time').fill('00:05');
    await dialog.getByRole('button', { name: /^Schedule for .*12:05\sAM/ }).click();
    const row = page.getByRole('row').filter({ hasText: `Fault ${chapter_id.slice(0, 8)}` });
    await expect(row).toContainText('12:05 AM');
    const { story_id } = await api.expect('chapter/get', { chapter_id });
    const { items } = await api.expect('chapter/list', { story_id, status: 'scheduled', limit: 500 });
    const at = items.find((each) => each.chapter_id === chapter_id)?.scheduled_at ?? '';
    expect(new Date(at).toLocaleString('sv-SE', { timeZone: timezoneId })).toBe(`${day} 00:05:00`);
    await api.expect('chapter/unschedule', { chapter_id });
    await context.close();
  });
