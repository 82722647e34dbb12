import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type LedgerAccount, ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts';

export interface LedgerEntry {
  account: LedgerAccount;
  /** Of an author's account. */
  uid?: number;
  currency: Currency;
  /** Debits are positive, credits negative; entries of nothing are left out. */
  amountMinor: number;
}

export interface LedgerPosting {
  /** Of what it is the record. Writing the same one twice is refused by the database. */
  sourceKey: string;
  event: (typeof ledgerTransactions.$inferInsert)['event'];
  at: Date;
  entries: readonly LedgerEntry[];
}

/** Writes one balanced transaction within the caller's, and gives its id. */
export async function postToLedger(tx: Database, { entries, ...posting }: LedgerPosting): Promise<number> {
  const [written] = await tx.insert(ledgerTransactions).values(posting).returning({ id: ledgerTransactions.id });
  if (!written) throw new Error('The ledger wrote nothing.');
  const moving = entries.filter(({ amountMinor }) => amountMinor !== 0);
  if (moving.length > 0) {
    await tx.insert(ledgerEntries).values(moving.map((entry) => ({ ...entry, transactionId: written.id })));
  }
  return written.id;
}

/** What stands on an author's account: positive where the author owes, negative where the platform does. */
export async function accountBalance(
  db: Database,
  account: LedgerAccount,
  uid: number,
  currency: Currency,
): Promise<number> {
  const { amountMinor } = ledgerEntries;
  const [sum] = await db
    .select({ balance: sql`coalesce(sum(${amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.uid, uid), eq(ledgerEntries.currency, currency), eq(ledgerEntries.account, account)));
  return sum?.balance ?? 0;
}
