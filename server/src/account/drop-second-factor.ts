import { and, eq, isNotNull } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../database/schema/second-factors.ts';
import type { CallContext } from '../platform/handler.ts';
import { SECOND_FACTOR_OFF } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

/** Signs in without the app again, and tells the author. False where no app is asked for. */
export async function dropSecondFactor(context: Pick<CallContext, 'db' | 'uid' | 'clock'>): Promise<boolean> {
  const { db, uid } = context;
  const dropped = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.uid, uid), isNotNull(secondFactors.confirmedAt)))
    .returning({ uid: secondFactors.uid });
  if (dropped.length === 0) return false;
  await db.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tellSecurity(context, SECOND_FACTOR_OFF);
  return true;
}
