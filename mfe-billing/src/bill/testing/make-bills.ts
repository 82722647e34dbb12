import type { BillBalance, BillChapter, BillDetail, BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import type { BillsPage } from '../api/use-bills.ts';

export const BILL_ID = '01930000-0000-7000-8000-000000000001';
export const STORY_ID = '01930000-0000-7000-8000-000000000002';

/** October 2025, Pending Payment, as the month of the design. */
export function makeBill(changes: Partial<BillSummary> = {}): BillSummary {
  return {
    bill_id: BILL_ID,
    month: '2025-10',
    currency: 'USD',
    gross_minor: 2_700_00,
    net_minor: 1_486_20,
    status: 1,
    ends_on: '2025-10-31',
    payday: '2025-12-15',
    withdrawn_at: null,
    requested_at: null,
    method: { kind: 'paypal', masked: 'n•••@example.com' },
    failure: '',
    failed_to: null,
    blockers: [],
    ...changes,
  };
}

/** November, still running. */
export const RUNNING = makeBill({
  bill_id: null,
  month: '2025-11',
  status: null,
  net_minor: 812_40,
  ends_on: '2025-11-30',
  payday: '2026-01-15',
  method: null,
});

export function makePage(items: readonly BillSummary[], changes: Partial<BillsPage> = {}): BillsPage {
  return {
    running: [RUNNING],
    items: [...items],
    next_cursor: null,
    balances: [makeBalance({ available_minor: 1_352_75, next_payday: '2025-12-15' })],
    settlement_zone: 'America/New_York',
    method_locked_until: null,
    ...changes,
  };
}

/** Nothing in dollars. */
export function makeBalance(changes: Partial<BillBalance> = {}): BillBalance {
  const none = { available_minor: 0, requested_minor: 0, held_minor: 0, held_by: null, pending_minor: 0 };
  return { currency: 'USD', ...none, next_payday: null, ...changes };
}

export function makeDetail(summary: BillSummary): BillDetail {
  return {
    ...summary,
    stories: [
      {
        story_id: STORY_ID,
        title: 'The Moon Between Us',
        cover: '',
        genre: 'werewolf',
        reading_minor: 988_40,
        bonus_minor: 150_00,
        adjustment_minor: 0,
        total_minor: 1_138_40,
      },
    ],
    deductions: [
      {
        line: 3,
        kind: 'store-fee',
        source_month: null,
        base_minor: 988_40,
        rate_micros: 150_000,
        amount_minor: -148_26,
      },
      { line: 4, kind: 'tax', source_month: null, base_minor: 990_14, rate_micros: 100_000, amount_minor: -99_01 },
    ],
    carried_in_minor: 0,
    carried_minor: 0,
    recent: [
      { month: '2025-10', net_minor: summary.net_minor, running: false },
      { month: '2025-11', net_minor: 812_40, running: true },
    ],
  };
}

export const CHAPTER: BillChapter = {
  chapter_id: '01930000-0000-7000-8000-000000000003',
  position: 4,
  title: 'The Second Map',
  total_minor: 57_60,
  lines: [
    {
      line: 1,
      kind: 'unlock',
      source_kind: null,
      source_month: null,
      units: 3_200,
      rate_micros: 1_800_000,
      amount_minor: 57_60,
    },
    {
      line: 2,
      kind: 'adjustment',
      source_kind: 'unlock',
      source_month: '2025-08',
      units: -3,
      rate_micros: 1_800_000,
      amount_minor: -5,
    },
  ],
};
