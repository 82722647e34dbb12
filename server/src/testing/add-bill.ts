import { randomUUID } from 'node:crypto';
import { postToLedger } from '../billing/ledger.ts';
import { paydayOf } from '../billing/settlement-time.ts';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';

type BillChanges = Partial<typeof bills.$inferInsert> & { uid: number };

/** Adds a closed month with one line, of $5 unless given, and gives its id. */
export async function addBill(
  db: Database,
  { netMinor = 500, month = '2025-10-01', ...bill }: BillChanges,
  line: Partial<typeof billLines.$inferInsert> = {},
): Promise<string> {
  const [id, currency, at] = [randomUUID(), bill.currency ?? 'USD', new Date('2025-11-03T12:00:00Z')];
  await db.transaction(async (tx) => {
    const closingId = await postToLedger(tx, {
      sourceKey: `close:${bill.uid}:${month}:${currency}`,
      event: 'close',
      at,
      entries: [
        { account: 'store-receivable', currency, amountMinor: netMinor },
        { account: 'author-payable', uid: bill.uid, currency, amountMinor: -netMinor },
      ],
    });
    const paid = (bill.status ?? 1) === 3 ? at : null;
    const row = { id, month, currency, status: 1 as const, grossMinor: netMinor, netMinor, closingId };
    await tx
      .insert(bills)
      .values({ ...row, payday: paydayOf(month), withdrawnAt: paid, createdAt: at, ...bill, netMinor });
    const amount = { units: netMinor, rateMicros: 1_000_000, amountMinor: netMinor };
    if (netMinor !== 0) await tx.insert(billLines).values({ billId: id, line: 1, kind: 'unlock', ...amount, ...line });
  });
  return id;
}
