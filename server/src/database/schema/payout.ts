import {
  PAYOUT_KINDS,
  TAX_FORM_KINDS,
  TAX_FORM_STATES,
  WITHHOLDING_WITHOUT_FORM_PERCENT,
} from '@myfiction/shared/contract/billing.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  bigint('uid', { mode: 'number' })
    .notNull()
    .references(() => users.uid);

/** How an author is paid. The newest one that was not replaced counts. */
export const payoutMethods = pgTable(
  'payout_methods',
  {
    id: uuid('id').primaryKey(),
    uid: owner(),
    kind: text('kind', { enum: PAYOUT_KINDS }).notNull(),
    /** What may be shown of it, for example `n•••@example.com`. */
    masked: text('masked').notNull(),
    /** All that was entered, sealed; null once it is no longer needed. */
    details: bytes('details'),
    /** A new method pays nothing before this, in case a thief has entered it. */
    lockedUntil: instant('locked_until'),
    createdAt: instant('created_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    index('payout_methods_by_author').on(table.uid, table.createdAt),
    index('payout_methods_replaced').on(table.replacedAt).where(sql`${table.details} is not null`),
    uniqueIndex('payout_methods_present').on(table.uid).where(sql`${table.replacedAt} is null`),
    oneOf('payout_methods_kind', table.kind, PAYOUT_KINDS),
  ],
);

/** Tax forms that an author has handed in. The newest that was accepted counts. */
export const taxForms = pgTable(
  'tax_forms',
  {
    id: uuid('id').primaryKey(),
    uid: owner(),
    kind: text('kind', { enum: TAX_FORM_KINDS }).notNull(),
    state: text('state', { enum: TAX_FORM_STATES }).notNull(),
    /** What is withheld of the earnings while the form is valid. */
    withholdingPercent: smallint('withholding_percent').notNull(),
    /** Last day on which it counts; null while it is checked. */
    validUntil: date('valid_until'),
    /** The form with its signature, sealed. */
    form: bytes('form'),
    /** What may be shown of the tax number: its last four signs. */
    maskedTin: text('masked_tin').notNull().default(''),
    /** Why the desk has rejected it, empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** Who of the desk has decided, and when. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** When its author was told that it runs out. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('tax_forms_newest').on(table.uid, table.createdAt),
    index('tax_forms_to_remind')
      .on(table.validUntil)
      .where(sql`${table.state} = 'valid' and ${table.remindedAt} is null`),
    index('tax_forms_queue').on(table.createdAt).where(sql`${table.state} = 'checking'`),
    check('tax_forms_reason', sql`(${table.state} = 'rejected') = (${table.reason} <> '')`),
    oneOf('tax_forms_kind', table.kind, TAX_FORM_KINDS),
    oneOf('tax_forms_state', table.state, TAX_FORM_STATES),
    check(
      'tax_forms_percent',
      sql`${table.withholdingPercent} between 0 and ${sql.raw(String(WITHHOLDING_WITHOUT_FORM_PERCENT))}`,
    ),
  ],
);
