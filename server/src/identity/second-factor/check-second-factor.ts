import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { secondFactors } from '../../database/schema/second-factors.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { secondFactorLimit } from '../limits.ts';
import { countAgainst, scaleLimits, uncount } from '../throttle.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

export type FactorContext = Pick<CallContext, 'db' | 'secrets' | 'clock' | 'config'>;

/** Purpose under which the secret is sealed. */
export const SECRET_PURPOSE = 'second factor';

export async function hasSecondFactor(db: Database, uid: number): Promise<boolean> {
  const [found] = await db
    .select({ uid: secondFactors.uid })
    .from(secondFactors)
    .where(and(eq(secondFactors.uid, uid), isNotNull(secondFactors.confirmedAt)));
  return found !== undefined;
}

/**
 * Goes on only with a code of the author's app, or a recovery code, and uses it up; tells which it was. Throws
 * `wrongCode` or `tooManyRequests`; tries count even though the call fails.
 */
export async function requireSecondFactor(
  context: FactorContext,
  uid: number,
  code: string,
): Promise<'app' | 'recovery'> {
  const limits = scaleLimits([secondFactorLimit(uid)], context.config.rateLimitFactor);
  await countAgainst(context.db, limits, context.clock.now());
  const used = await context.db.transaction(async (tx) => {
    if (await takeAppCode({ ...context, db: tx }, uid, code)) return 'app';
    return (await takeRecoveryCode(tx, uid, code)) ? 'recovery' : null;
  });
  if (!used) throw new AppError('wrongCode', { commit: true });
  await uncount(context.db, limits);
  return used;
}

/** True for a code of the app that has not been taken yet. The row is held, so that two tries at once are one. */
export async function takeAppCode(context: FactorContext, uid: number, code: string): Promise<boolean> {
  const { db, secrets, clock } = context;
  if (!/^\d{6}$/.test(code)) return false;
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.uid, uid)).for('update');
  if (!factor) return false;
  const secret = secrets.open(SECRET_PURPOSE, factor.secret).toString('utf8');
  const step = await totpStep(secret, code, clock.now(), factor.lastStep);
  if (step === undefined) return false;
  await db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.uid, uid));
  return true;
}
