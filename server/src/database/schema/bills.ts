import {
  BILL_LINE_KINDS,
  BILL_STATUSES,
  type BillStatus,
  PAYOUT_KINDS,
  REVENUE_KINDS,
} from '@myfiction/shared/contract/billing.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { count, instant, oneOf } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { users } from './users.ts';

/**
 * A closed month of an author in one currency. Nothing of it changes afterwards but how far it is paid, and that it
 * forgets whose it was when the account is deleted.
 */
export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    /** As on the day of closing; empty where an older server has closed the month. */
    penName: text('pen_name').notNull().default(''),
    /** First day of the month. */
    month: date('month').notNull(),
    /** ISO 4217. */
    currency: text('currency').$type<Currency>().notNull(),
    status: smallint('status').$type<BillStatus>().notNull(),
    /** Sum of the earnings. */
    grossMinor: count('gross_minor').notNull(),
    /** Sum of all lines, and what the ledger owes for it; deferred triggers refuse a commit in which they differ. */
    netMinor: count('net_minor').notNull(),
    /** The ledger's transaction of the closing. */
    closingId: bigint('closing_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    /** From when on the money can be withdrawn. */
    payday: date('payday').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** Why the payment failed, empty otherwise. */
    failure: text('failure').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bills_month').on(table.uid, table.month, table.currency),
    oneOf('bills_status', table.status, BILL_STATUSES),
    check('bills_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('bills_first_day', sql`extract(day from ${table.month}) = 1`),
    check('bills_withdrawn', sql`(${table.status} = 3) = (${table.withdrawnAt} is not null)`),
    check('bills_failure', sql`(${table.status} = 4) = (${table.failure} <> '')`),
    check('bills_net', sql`${table.netMinor} >= 0`),
  ],
);

/**
 * Authors of whom the release of bills is to be looked at: of a new bill, and wherever something has changed that may
 * have blocked one. Triggers on what can block write them, so that no way of changing it can forget it.
 */
export const billChecks = pgTable(
  'bill_checks',
  {
    uid: bigint('uid', { mode: 'number' })
      .primaryKey()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** A moment long ago for one that something has changed of. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('bill_checks_due').on(table.dueAt, table.uid)],
);

/**
 * What a bill is made of. Earnings are positive, deductions negative. The names of stories and chapters are those of
 * the day of closing: a bill reads the same when they are gone.
 */
export const billLines = pgTable(
  'bill_lines',
  {
    id: count('id').primaryKey().generatedByDefaultAsIdentity(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    /** Counts from 1. */
    line: integer('line').notNull(),
    /** Null for what belongs to no story, for example tax. No reference: what was deleted stays on the bill. */
    storyId: uuid('story_id'),
    storyTitle: text('story_title').notNull().default(''),
    chapterId: uuid('chapter_id'),
    chapterTitle: text('chapter_title').notNull().default(''),
    /** 0 for no chapter. */
    chapterPosition: integer('chapter_position').notNull().default(0),
    kind: text('kind', { enum: BILL_LINE_KINDS }).notNull(),
    /** Of an adjustment: what it would have been in its own month. */
    sourceKind: text('source_kind', { enum: REVENUE_KINDS }),
    /** Of an adjustment: the month that was closed already. */
    sourceMonth: date('source_month'),
    /** Unlocks, reads or shares that were counted; of a deduction the minor units that it is taken from. */
    units: count('units').notNull(),
    /** Millionths of a minor unit for each unit, so that an author can recompute the amount. */
    rateMicros: count('rate_micros').notNull(),
    amountMinor: count('amount_minor').notNull(),
  },
  (table) => [
    uniqueIndex('bill_lines_bill').on(table.billId, table.line),
    index('bill_lines_by_chapter').on(table.billId, table.storyId, table.chapterPosition, table.chapterId),
    oneOf('bill_lines_kind', table.kind, BILL_LINE_KINDS),
    oneOf('bill_lines_source_kind', table.sourceKind, REVENUE_KINDS),
  ],
);

export const WITHDRAWAL_STATES = ['requested', 'paid', 'failed'] as const;

/** The ways of a bill's money to its author. At most one of a bill is under way or has arrived. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: count('amount_minor').notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    /** Where it went, as it was on the day of the request. */
    methodKind: text('method_kind', { enum: PAYOUT_KINDS }).notNull(),
    methodMasked: text('method_masked').notNull(),
    /** The bank's or provider's own number of the payment, once it is paid. */
    reference: text('reference').notNull().default(''),
    /** Why it failed. */
    failure: text('failure').notNull().default(''),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('withdrawals_once').on(table.billId).where(sql`${table.state} <> 'failed'`),
    index('withdrawals_by_author').on(table.uid),
    index('withdrawals_by_bill').on(table.billId, table.requestedAt),
    index('withdrawals_requested').on(table.requestedAt, table.id).where(sql`${table.state} = 'requested'`),
    oneOf('withdrawals_state', table.state, WITHDRAWAL_STATES),
    oneOf('withdrawals_method_kind', table.methodKind, PAYOUT_KINDS),
    check('withdrawals_amount', sql`${table.amountMinor} > 0`),
    check('withdrawals_settled', sql`(${table.state} = 'requested') = (${table.settledAt} is null)`),
    check('withdrawals_failure', sql`(${table.state} = 'failed') = (${table.failure} <> '')`),
  ],
);
