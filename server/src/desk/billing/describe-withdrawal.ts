import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { withdrawals } from '../../database/schema/bills.ts';
import { payoutMethods } from '../../database/schema/payout.ts';
import { users } from '../../database/schema/users.ts';
import { openPayout } from '../../payout/sealed-payment.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';

/** A withdrawal and where its money goes, in full, as it was when the author asked for it. Throws `notFound`. */
export async function describeWithdrawal({ db, secrets }: Pick<CallContext, 'db' | 'secrets'>, id: string) {
  const [found] = await db
    .select({ withdrawal: withdrawals, blockedAt: users.blockedAt })
    .from(withdrawals)
    .innerJoin(users, eq(users.uid, withdrawals.uid))
    .where(eq(withdrawals.id, id));
  if (!found) throw new AppError('notFound', { msg: `There is no withdrawal ${id}.` });
  const { withdrawal, blockedAt } = found;
  const { uid, requestedAt } = withdrawal;
  const inUse = or(isNull(payoutMethods.replacedAt), gt(payoutMethods.replacedAt, requestedAt));
  const [method] = await db
    .select({ details: payoutMethods.details })
    .from(payoutMethods)
    .where(and(eq(payoutMethods.uid, uid), lte(payoutMethods.createdAt, requestedAt), inUse))
    .orderBy(desc(payoutMethods.createdAt))
    .limit(1);
  return { withdrawal, blockedAt, payout: method?.details ? openPayout(secrets, method.details) : null };
}
