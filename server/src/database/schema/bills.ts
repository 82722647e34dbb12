import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chapters } from './chapters.ts';
import { count, instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** 1 Pending Payment, 2 Pending Withdrawal, 3 Withdrawn, 4 Payment failed (specification, point 4). */
export const BILL_STATUSES = [1, 2, 3, 4] as const;
export const BILL_LINE_KINDS = [
  'unlock',
  'subscription',
  'ads',
  'gift',
  'bonus',
  'completion-bonus',
  'adjustment',
  'store-fee',
  'platform-share',
  'tax',
] as const;

/** A closed month of an author in one currency. */
export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    /** First day of the month. */
    month: date('month').notNull(),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    status: smallint('status').$type<(typeof BILL_STATUSES)[number]>().notNull(),
    /** Sum of the earnings. */
    grossMinor: count('gross_minor').notNull(),
    /** Sum of all lines; a deferred trigger refuses a commit in which they differ. */
    netMinor: count('net_minor').notNull(),
    /** When the money can be withdrawn. */
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
  ],
);

/** What a bill is made of. Earnings are positive, deductions negative. */
export const billLines = pgTable(
  'bill_lines',
  {
    id: count('id').primaryKey().generatedByDefaultAsIdentity(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    /** Null for what belongs to no story, for example tax, and for what the author has deleted since. */
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    chapterId: uuid('chapter_id').references(() => chapters.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: BILL_LINE_KINDS }).notNull(),
    /** Unlocks, reads or shares that were counted. */
    units: count('units').notNull(),
    /** Millionths of a minor unit for each unit, so that an author can recompute the amount. */
    rateMicros: count('rate_micros').notNull(),
    amountMinor: count('amount_minor').notNull(),
  },
  (table) => [index('bill_lines_bill').on(table.billId), oneOf('bill_lines_kind', table.kind, BILL_LINE_KINDS)],
);
