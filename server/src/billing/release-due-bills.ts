import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billChecks } from '../database/schema/bills.ts';
import { users } from '../database/schema/users.ts';
import { requireAuthor } from '../identity/block-author.ts';
import { workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../platform/handler.ts';
import { readAuthorMoney } from './author-money.ts';
import { canMove, lockBill, moveBill } from './bill-moves.ts';
import { type AuthorMoney, blockersOf } from './blockers.ts';
import { billReleased } from './payment-letters.ts';
import { monthStart } from './settlement-time.ts';
import { tellPayment } from './tell-payment.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Lets authors withdraw the bills whose payday has come, where nothing blocks; each author's in a transaction of its
 * own. What is blocked is looked at again when that may have changed: see `billChecks`.
 */
export async function releaseDueBills({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'release due bills', signal }, async (tx, rows) => {
    const now = clock.now();
    const uid = await nextToCheck(tx, now, rows.areDue(billChecks.uid));
    if (uid === undefined) return false;
    await rows.attempt(tx, uid, async (nested) => {
      const { money } = await releaseBills(nested, uid, now);
      await checkAgain(nested, uid, nextChange(money));
    });
    return true;
  });
}

/** Its author is held too, and first, as by whoever changes how an author is paid: nobody waits for another in a circle. */
export async function nextToCheck(tx: Database, now: Date, which?: SQL): Promise<number | undefined> {
  const [next] = await tx
    .select({ uid: billChecks.uid })
    .from(billChecks)
    .innerJoin(users, eq(users.uid, billChecks.uid))
    .where(and(lte(billChecks.dueAt, now), which))
    .orderBy(asc(billChecks.dueAt), asc(billChecks.uid))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return next?.uid;
}

interface Released {
  /** What decided about it. */
  money: AuthorMoney;
  count: number;
}

/** Releases what is due of one author and is not blocked. @param evenSmall also what is too little for a payment */
export async function releaseBills(
  tx: Database,
  uid: number,
  now: Date,
  { evenSmall = false } = {},
): Promise<Released> {
  const money = await readAuthorMoney(tx, uid, now);
  let count = 0;
  const due = money.unpaid
    .filter((bill) => canMove(bill.status, 'release') && bill.netMinor > 0 && bill.payday <= money.today)
    .filter((bill) => blockersOf(bill, money).every((blocker) => evenSmall && blocker === 'below-minimum'))
    .sort((a, b) => (`${a.payday} ${a.id}` < `${b.payday} ${b.id}` ? -1 : 1));
  for (const { id } of due) {
    const bill = await lockBill(tx, id);
    if (!bill || !canMove(bill.status, 'release')) continue;
    await moveBill(tx, bill, 'release');
    count += 1;
    await tellPayment(tx, uid, now, billReleased(bill));
  }
  return { money, count };
}

/** Lets an author withdraw what is due and too little for a payment: nobody's account waits for it. Throws `notFound`. */
export async function releaseSmall(tx: Database, uid: number, now: Date): Promise<Released> {
  await requireAuthor(tx, uid);
  await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
  return releaseBills(tx, uid, now, { evenSmall: true });
}

/** When time alone may change what blocks: the way of payment is no longer new, or another bill's payday has come. */
function nextChange({ unpaid, readiness, today }: AuthorMoney): Date | undefined {
  const paydays = unpaid
    .filter((bill) => canMove(bill.status, 'release') && bill.netMinor > 0 && bill.payday > today)
    .map(({ payday }) => monthStart(payday));
  const moments = readiness.lockedUntil ? [...paydays, readiness.lockedUntil] : paydays;
  return moments.sort((a, b) => a.getTime() - b.getTime())[0];
}

async function checkAgain(tx: Database, uid: number, dueAt: Date | undefined): Promise<void> {
  const check = eq(billChecks.uid, uid);
  if (dueAt) await tx.update(billChecks).set({ dueAt }).where(check);
  else await tx.delete(billChecks).where(check);
}
