import type { BillStatus } from '@myfiction/shared/contract/billing.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';

export type BillRow = typeof bills.$inferSelect;

/** Bill status of money that the author has (specification, point 4). */
export const WITHDRAWN = 3;

/** Every way of a bill from one status to another; there is no other. */
export const BILL_MOVES = {
  /** The payday has come and nothing blocks. */
  release: { from: [1], to: 2 },
  /** The desk has sent the money. */
  pay: { from: [2], to: WITHDRAWN },
  /** It could not be sent. */
  fail: { from: [2], to: 4 },
  /** It was sent, and the bank sent it back. */
  bounce: { from: [WITHDRAWN], to: 4 },
  /** The author asks for it again. */
  retry: { from: [4], to: 2 },
} as const satisfies Record<string, { from: readonly BillStatus[]; to: BillStatus }>;

export type BillMove = keyof typeof BILL_MOVES;

export function canMove(status: BillStatus, move: BillMove): boolean {
  const from: readonly BillStatus[] = BILL_MOVES[move].from;
  return from.includes(status);
}

/** Takes the bill's row for this transaction: of two that would move it, one waits and then finds it moved. */
export async function lockBill(tx: Database, billId: string): Promise<BillRow | undefined> {
  const [bill] = await tx.select().from(bills).where(eq(bills.id, billId)).for('update');
  return bill;
}

/** Moves a locked bill. Throws where there is no such move: the caller has looked. */
export async function moveBill(
  tx: Database,
  bill: BillRow,
  move: BillMove,
  { failure = '', withdrawnAt = null }: { failure?: string; withdrawnAt?: Date | null } = {},
): Promise<BillRow> {
  if (!canMove(bill.status, move)) throw new Error(`A bill in status ${bill.status} cannot ${move}.`);
  const [moved] = await tx
    .update(bills)
    .set({ status: BILL_MOVES[move].to, failure, withdrawnAt })
    .where(eq(bills.id, bill.id))
    .returning();
  if (!moved) throw new Error(`Bill ${bill.id} is not there.`);
  return moved;
}
