import type { Currency } from '@myfiction/shared/contract/money.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { count, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

export const LEDGER_EVENTS = ['close', 'withdraw', 'pay', 'fail'] as const;
export const LEDGER_ACCOUNTS = [
  /** What stores owe for what readers paid. */
  'store-receivable',
  /** What they keep of it. */
  'store-fees',
  'platform-revenue',
  /** What the platform has promised by itself. */
  'platform-bonuses',
  'tax-withheld',
  'author-payable',
  /** Refunds that were more than a month's earnings: what the author's next month begins with. */
  'author-carry',
  'author-withdrawing',
  'paid-out',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What happened to money. Append-only; each balances in each currency by itself. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Of what it is the record: the same thing cannot be written twice. */
    sourceKey: text('source_key').notNull().unique(),
    event: text('event', { enum: LEDGER_EVENTS }).notNull(),
    at: instant('at').notNull(),
    /** Database transaction that wrote it: no other one may add entries. */
    writtenIn: count('written_in').notNull().default(sql`txid_current()`),
  },
  (table) => [oneOf('ledger_transactions_event', table.event, LEDGER_EVENTS)],
);

/** Debits are positive, credits negative. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    /** Of an author's account; null for the platform's own. */
    uid: bigint('uid', { mode: 'number' }).references(() => users.uid),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: count('amount_minor').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_author').on(table.uid, table.currency, table.account),
    oneOf('ledger_entries_account', table.account, LEDGER_ACCOUNTS),
    check('ledger_entries_amount', sql`${table.amountMinor} <> 0`),
    check('ledger_entries_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('ledger_entries_owner', sql`(${table.account} like 'author-%') = (${table.uid} is not null)`),
  ],
);
