import { z } from 'zod';
import {
  BILL_BLOCKERS,
  BILL_EXPORT_FORMATS,
  BILL_LINE_KINDS,
  BILL_STATUSES,
  DEDUCTION_KINDS,
  PAYOUT_KINDS,
  REVENUE_KINDS,
} from '../billing.ts';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../identity-fields.ts';
import { CURRENCIES, type Currency } from '../money.ts';
import { GENRES } from '../story-options.ts';
import { chapterId } from './chapter.ts';

const CODES = Object.keys(CURRENCIES).filter((code): code is Currency => Object.hasOwn(CURRENCIES, code));
export const currency = z.enum(CODES);
/** Minor units; deductions and refunds are negative. */
const minor = z.number().int();
/** A month in the settlement zone, YYYY-MM. */
const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);
const billId = z.uuid();

/** Which bill: each currency of a month has its own. */
const whichBill = z.object({ month, currency });

/** As it is shown: numbers and addresses only in part. */
const payoutMethod = z.object({ kind: z.enum(PAYOUT_KINDS), masked: z.string() });

export const billSummary = z.object({
  /** Null for the running month, which is an estimate and never a bill. */
  bill_id: billId.nullable(),
  month,
  currency,
  gross_minor: minor,
  net_minor: minor,
  /** Null for the running month. */
  status: z.union(BILL_STATUSES.map((status) => z.literal(status))).nullable(),
  /** Last day of the month in the settlement zone. */
  ends_on: z.iso.date(),
  payday: z.iso.date(),
  withdrawn_at: z.iso.datetime().nullable(),
  /** Since when the payment of a withdrawal is under way; null when none is. */
  requested_at: z.iso.datetime().nullable(),
  /** Where the money goes or went. Null while there is no payout method. */
  method: payoutMethod.nullable(),
  /** Why the payment failed, empty otherwise. */
  failure: z.string(),
  /** Where the money that came back was sent, whatever the payout method is by now; null for others. */
  failed_to: payoutMethod.nullable(),
  /** What stands in the way of the next step. */
  blockers: z.array(z.enum(BILL_BLOCKERS)),
});
export type BillSummary = z.infer<typeof billSummary>;

const balance = z.object({
  currency,
  /** Can be withdrawn now. */
  available_minor: minor,
  /** On its way to the author. */
  requested_minor: minor,
  /** Its payday has come, and something stands in the way; `held_by` is what to clear first, null where nothing is held. */
  held_minor: minor,
  held_by: z.enum(BILL_BLOCKERS).nullable(),
  /** Closed, and waiting for its payday, or for more that is worth a transfer with it. */
  pending_minor: minor,
  /** The next payday on which bills that wait can be paid; null where there is none, or too little waits. */
  next_payday: z.iso.date().nullable(),
});
export type BillBalance = z.infer<typeof balance>;

/** The author's months, newest first: the running one of each currency, then the bills. */
export const listBills = defineCall({
  path: 'myfiction/bill/list',
  access: 'session',
  write: false,
  input: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  }),
  output: z.object({
    /** Estimates of the running month, with the first page only. */
    running: z.array(billSummary),
    items: z.array(billSummary),
    next_cursor: z.string().nullable(),
    balances: z.array(balance),
    /** Time zone in which months begin and end. */
    settlement_zone: z.string(),
    /** Until when a new payout method pays nothing; null when it pays. */
    method_locked_until: z.iso.datetime().nullable(),
  }),
});

const storyTotal = z.object({
  story_id: z.uuid(),
  /** As it was called when the month was closed; empty once its account is deleted. */
  title: z.string(),
  cover: z.string(),
  genre: z.enum(GENRES).nullable(),
  /** What readers paid for. */
  reading_minor: minor,
  bonus_minor: minor,
  adjustment_minor: minor,
  total_minor: minor,
});
export type BillStory = z.infer<typeof storyTotal>;

export const billDetail = billSummary.extend({
  stories: z.array(storyTotal),
  /** From the gross to the net, in order: each is `base_minor` times the rate, which is below 0 where it gives back. */
  deductions: z.array(
    z.object({
      line: z.number().int(),
      kind: z.enum(DEDUCTION_KINDS),
      /** Of a tax correction: the month whose tax it corrects. */
      source_month: month.nullable(),
      base_minor: minor,
      rate_micros: z.number().int(),
      amount_minor: minor,
    }),
  ),
  /** What refunds of earlier months take from this one: 0 or less. */
  carried_in_minor: minor,
  /** That together with what goes into the next month, which is 0 or more. */
  carried_minor: minor,
  /** Up to eight months to this one and after, oldest first, for the chart. */
  recent: z.array(z.object({ month, net_minor: minor, running: z.boolean() })),
});
export type BillDetail = z.infer<typeof billDetail>;

/** One month in one currency. */
export const getBill = defineCall({
  path: 'myfiction/bill/get',
  access: 'session',
  write: false,
  input: whichBill,
  output: billDetail,
});

export const billLine = z.object({
  /** Its number on the bill, from 1. */
  line: z.number().int(),
  kind: z.enum(BILL_LINE_KINDS),
  /** Of an adjustment: what it is and the month that it belongs to. */
  source_kind: z.enum(REVENUE_KINDS).nullable(),
  source_month: month.nullable(),
  units: z.number().int(),
  /** Millionths of a minor unit for each unit. */
  rate_micros: z.number().int(),
  amount_minor: minor,
});
export type BillLine = z.infer<typeof billLine>;

const chapterTotal = z.object({
  /** Null for what belongs to the story as a whole. */
  chapter_id: chapterId.nullable(),
  position: z.number().int(),
  title: z.string(),
  total_minor: minor,
  lines: z.array(billLine),
});
export type BillChapter = z.infer<typeof chapterTotal>;

/** What the chapters of a story earned, in the order of the story; a page has whole chapters. */
export const listBillChapters = defineCall({
  path: 'myfiction/bill/listChapters',
  access: 'session',
  write: false,
  input: whichBill.extend({
    story_id: z.uuid(),
    cursor: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  }),
  output: z.object({ items: z.array(chapterTotal), next_cursor: z.string().nullable(), chapters: z.number().int() }),
});

/** Asks for the money of a bill; a bill is paid once, however often it is asked for. 400060 says what blocks it. */
export const withdrawBill = defineCall({
  path: 'myfiction/bill/withdraw',
  access: 'session',
  write: true,
  input: z.object({ bill_id: billId }),
  output: billSummary,
});

/** The address of a download that is good for 5 minutes. */
export const exportBill = defineCall({
  path: 'myfiction/bill/export',
  access: 'session',
  write: true,
  input: z.object({ bill_id: billId, format: z.enum(BILL_EXPORT_FORMATS) }),
  /** Path on this host. */
  output: z.object({ url: z.string(), file_name: z.string() }),
});
