import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from '../support/axe.ts';
import { runDesk } from '../support/desk.ts';
import { ingestRevenue } from '../support/ingest.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, test } from '../support/test.ts';

const months = (page: Page) => page.getByRole('navigation', { name: 'Months' });
const state = (page: Page) => page.getByRole('list', { name: 'State of this bill' });

/** @example minorOf('−$1,486.20') // -148620 */
function minorOf(text: string | null): number {
  const minor = Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
  return text?.includes('−') ? -minor : minor;
}

test('an author recomputes her bill, keeps it, questions it and withdraws it once', async ({ browser }) => {
  test.setTimeout(150_000);
  // A studio of her own: money that is withdrawn is gone for the other journeys.
  const studio = await StudioServer.start();
  const { context, api } = await signedInContext(browser, studio.url, { acceptDownloads: true });
  const page = await context.newPage();
  const second = await context.newPage();
  try {
    await test.step('the newest bill is open, and each part adds up to what she receives', async () => {
      await page.goto('/monthly-bill');
      await expect(months(page).locator('[aria-current="page"]')).toContainText('Pending Payment');
      const sums = page.getByRole('region', { name: 'How this adds up' });
      await expect(sums.getByText('You receive')).toBeVisible();
      const parts = (await sums.getByRole('definition').allTextContents()).map(minorOf);
      expect(parts.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(parts.at(-1));
    });

    await test.step('from a story to a chapter to units × rate', async () => {
      const story = page.getByRole('button', { name: 'The Moon Between Us' });
      await story.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^12\. / }).click();
      const line = page
        .getByRole('listitem')
        .filter({ hasText: /^Unlocks[\d,]+ × \$0\.018/ })
        .first();
      const [, units, amount] = /^Unlocks([\d,]+) × \$0\.018(\$[\d.,]+)/.exec((await line.textContent()) ?? '') ?? [];
      const exact = Number(units?.replaceAll(',', '')) * 1.8;
      expect(Math.abs(exact - minorOf(amount ?? ''))).toBeLessThan(1);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    });

    await test.step('the CSV ends with the same net', async () => {
      const shown = await page.locator('h2').first().locator('xpath=../following-sibling::b').textContent();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^MyFiction \d{4}-\d\d USD\.csv$/);
      const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      expect(Math.round(Number(rows.at(-1)?.split(',').at(-2)) * 100)).toBe(minorOf(shown));
    });

    await test.step('a question about a line becomes a conversation', async () => {
      await page.getByRole('button', { name: /Question line \d+: Store fee/ }).click();
      await page.getByLabel('What is not right?').fill('Why is the fee taken of the refunds too?');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('button', { name: 'Open inbox' }).click();
      await expect(page.getByRole('link', { name: /Line \d+ of the bill of/ })).toBeVisible();
    });

    await test.step('two clicks and two other devices ask for the money, and it is asked for once', async () => {
      for (const tab of [page, second]) {
        await tab.goto('/monthly-bill');
        await months(tab)
          .getByRole('link', { name: /Pending Withdrawal/ })
          .click();
      }
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Withdraw \$/ })
        .dblclick();
      // The other tab hears of it.
      for (const tab of [page, second]) await expect(state(tab)).toContainText('Asked for on');
      const bill = (await api.expect('bill/list', {})).items.find(({ requested_at }) => requested_at !== null);
      const again = { bill_id: bill?.bill_id ?? '' };
      const answers = await Promise.all([api.call('bill/withdraw', again), api.call('bill/withdraw', again)]);
      expect(answers.map(({ code }) => code)).toEqual([0, 0]);
      expect(await runDesk(studio, 'withdrawals')).toHaveLength(1);
    });

    await test.step('the desk pays, and both tabs say so without a reload', async () => {
      const [withdrawal] = (await runDesk(studio, 'withdrawals')) as { id: string }[];
      await runDesk(studio, 'pay', withdrawal?.id ?? '', '--reference', 'PP-1', '--yes');
      for (const tab of [page, second]) await expect(state(tab)).toContainText('Sent on');
    });

    await test.step('what readers pay now is in the estimate at once', async () => {
      await months(page)
        .getByRole('link', { name: /Open, ends/ })
        .click();
      await expect(page.getByText('Estimate', { exact: true })).toBeVisible();
      const before = (await api.expect('bill/list', {})).running[0]?.gross_minor ?? 0;
      const story_id = await storyNamed(api, 'The Moon Between Us');
      const event = { kind: 'gift', chapter_id: null, units: 100, rate_micros: 35_000_000, currency: 'USD' } as const;
      const at = new Date().toISOString();
      await ingestRevenue(studio.url, [{ ...event, event_id: randomUUID(), story_id, at }]);
      const total = page.getByRole('region', { name: 'How this adds up' }).getByRole('definition').first();
      await expect.poll(async () => minorOf(await total.textContent())).toBe(before + 3500);
    });
  } finally {
    await context.close();
    await studio.dispose();
  }
});

test('on a phone a story that is opened keeps the room of its name', async ({ browser, studio }) => {
  const phone = { viewport: { width: 375, height: 812 } };
  const { context } = await signedInContext(browser, studio.url, phone);
  const page = await context.newPage();
  await page.goto('/monthly-bill');
  const row = page.getByRole('row', { name: /The Moon Between Us/ });
  const { width, height } = (await row.boundingBox()) ?? {};
  await row.getByRole('button').click();
  await expect(page.getByText('The story as a whole')).toBeVisible();
  expect(await row.boundingBox()).toMatchObject({ width, height });
  await context.close();
});
