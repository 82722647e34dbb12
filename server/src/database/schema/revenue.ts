import { REVENUE_KINDS, type RevenueKind } from '@myfiction/shared/contract/billing.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { count, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  bigint('uid', { mode: 'number' })
    .notNull()
    .references(() => users.uid);

/** What stores and the platform have reported, each once. Append-only; kept when the story is deleted. */
export const revenueEvents = pgTable(
  'revenue_events',
  {
    /** The reporter's own. */
    id: text('id').primaryKey(),
    uid: owner(),
    storyId: uuid('story_id').notNull(),
    chapterId: uuid('chapter_id'),
    kind: text('kind', { enum: REVENUE_KINDS }).$type<RevenueKind>().notNull(),
    /** Below 0 for a refund. */
    units: count('units').notNull(),
    /** Millionths of a minor unit for each unit. */
    rateMicros: count('rate_micros').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    at: instant('at').notNull(),
    /** Month of `at` in the settlement zone. */
    month: date('month').notNull(),
    /** Month whose bill has it: a later one where its own was closed already. */
    billMonth: date('bill_month').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('revenue_events_by_author').on(table.uid, table.billMonth),
    oneOf('revenue_events_kind', table.kind, REVENUE_KINDS),
    check('revenue_events_units', sql`${table.units} <> 0`),
    check('revenue_events_rate', sql`${table.rateMicros} >= 0`),
  ],
);

/**
 * Sums of the events that become one line each: a bill is written from some hundred of these instead of from a million
 * events.
 */
export const revenueTotals = pgTable(
  'revenue_totals',
  {
    uid: owner(),
    billMonth: date('bill_month').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    storyId: uuid('story_id').notNull(),
    chapterId: uuid('chapter_id'),
    kind: text('kind', { enum: REVENUE_KINDS }).$type<RevenueKind>().notNull(),
    month: date('month').notNull(),
    rateMicros: count('rate_micros').notNull(),
    refund: boolean('refund').notNull(),
    units: count('units').notNull(),
  },
  (table) => [
    unique('revenue_totals_line')
      .on(
        table.uid,
        table.billMonth,
        table.currency,
        table.storyId,
        table.chapterId,
        table.kind,
        table.month,
        table.rateMicros,
        table.refund,
      )
      .nullsNotDistinct(),
    index('revenue_totals_month').on(table.billMonth, table.uid, table.currency),
  ],
);

/** Months that take no more events. Closed once every bill is written. */
export const billingMonths = pgTable('billing_months', {
  /** First day of the month. */
  month: date('month').primaryKey(),
  lockedAt: instant('locked_at').notNull(),
  closedAt: instant('closed_at'),
});
