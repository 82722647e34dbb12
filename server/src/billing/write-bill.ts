import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { users } from '../database/schema/users.ts';
import { type PayoutReadiness, payoutReadiness } from '../payout/payout-readiness.ts';
import { accountBalance, type LedgerEntry, postToLedger } from './ledger.ts';
import { type MonthOfAuthor, monthTotals } from './month-totals.ts';
import { billWritten } from './payment-letters.ts';
import { paydayOf } from './settlement-time.ts';
import { makeStatement, type Statement } from './statement.ts';
import { taxCorrections } from './tax-corrections.ts';
import { tellPayment } from './tell-payment.ts';

/** Postgres takes at most 65,535 parameters in a statement. */
const LINES_AT_A_TIME = 1000;

/**
 * Writes an author's bill of a month in one currency with its lines and the ledger's transaction, once: with several
 * servers at work all but one fail on the ledger's source key.
 */
export async function writeBill(tx: Database, place: MonthOfAuthor, now: Date): Promise<void> {
  const { uid, month, currency } = place;
  const id = randomUUID();
  const totals = await monthTotals(tx, place);
  const readiness = await payoutReadiness(tx, uid, now);
  const terms = await termsOf(tx, place, readiness);
  // A form that would have given tax back may have been replaced just now.
  if (totals.length + terms.corrections.length === 0) return;
  const statement = makeStatement(totals, { month, ...terms });
  const { grossMinor, netMinor, lines } = statement;
  const sourceKey = `close:${uid}:${month}:${currency}`;
  const closingId = await postToLedger(tx, {
    sourceKey,
    event: 'close',
    at: now,
    entries: entriesOf(place, statement),
  });
  const days = { month, payday: paydayOf(month), createdAt: now };
  const row = { id, uid, currency, status: 1 as const, grossMinor, netMinor, closingId, ...days };
  const penName = sql`(select ${users.penName} from ${users} where ${users.uid} = ${uid})`;
  await tx.insert(bills).values({ ...row, penName });
  for (let start = 0; start < lines.length; start += LINES_AT_A_TIME) {
    const part = lines.slice(start, start + LINES_AT_A_TIME);
    await tx.insert(billLines).values(part.map((line) => ({ ...line, billId: id })));
  }
  await tellPayment(tx, uid, now, billWritten(row, readiness));
}

export type Readiness = Pick<PayoutReadiness, 'withholdingPercent'>;

/** What the statement needs to know beside the earnings. */
export async function termsOf(db: Database, place: MonthOfAuthor, { withholdingPercent }: Readiness) {
  const { uid, currency } = place;
  const all = await taxCorrections(db, place, withholdingPercent);
  const corrections = all.filter((each) => each.currency === currency);
  const carriedInMinor = 0 - (await accountBalance(db, 'author-carry', uid, currency));
  return { withholdingPercent, carriedInMinor, corrections };
}

function entriesOf({ uid, currency }: MonthOfAuthor, statement: Statement): LedgerEntry[] {
  const { readingMinor, platformMinor, carriedInMinor, carriedOutMinor } = statement;
  return [
    { account: 'store-receivable', currency, amountMinor: readingMinor },
    { account: 'platform-bonuses', currency, amountMinor: platformMinor },
    { account: 'store-fees', currency, amountMinor: -statement.storeFeeMinor },
    { account: 'platform-revenue', currency, amountMinor: -statement.platformShareMinor },
    { account: 'tax-withheld', currency, amountMinor: statement.taxCorrectionMinor - statement.taxMinor },
    { account: 'author-carry', uid, currency, amountMinor: carriedInMinor + carriedOutMinor },
    { account: 'author-payable', uid, currency, amountMinor: -statement.netMinor },
  ];
}
