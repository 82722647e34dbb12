import type { AccountSecurity, Proof } from '@myfiction/shared/contract/calls/account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { secondFactors } from '../database/schema/second-factors.ts';
import { users } from '../database/schema/users.ts';
import { secondFactorLimit } from '../identity/limits.ts';
import {
  hasSecondFactor,
  requireSecondFactor,
  SECRET_PURPOSE,
  takeAppCode,
} from '../identity/second-factor/check-second-factor.ts';
import { renewRecoveryCodes } from '../identity/second-factor/recovery-codes.ts';
import { newTotpSecret, totpUri } from '../identity/second-factor/totp.ts';
import { renewSession, revokeAllSessions } from '../identity/sessions.ts';
import { countAgainst, scaleLimits, uncount } from '../identity/throttle.ts';
import { deleteCode } from '../identity/verification-codes.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { dropSecondFactor } from './drop-second-factor.ts';
import { checkProof, type ProofContext, requireProof } from './require-proof.ts';
import { getSecurity } from './security.ts';
import { RECOVERY_CODES_RENEWED, SECOND_FACTOR_ON } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

/** Gives a fresh secret for the author's app. Beginning again replaces the one that was not confirmed. */
export async function startSecondFactor(
  context: ProofContext,
  { proof }: { proof: Proof },
): Promise<{ secret: string; uri: string }> {
  const { db, uid, secrets } = context;
  await requireProof(context, proof);
  const [user] = await db.select({ email: users.email, penName: users.penName }).from(users).where(eq(users.uid, uid));
  const secret = newTotpSecret();
  const sealed = secrets.seal(SECRET_PURPOSE, Buffer.from(secret));
  const kept = await db
    .insert(secondFactors)
    .values({ uid, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactors.uid,
      set: { secret: sealed, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ uid: secondFactors.uid });
  if (kept.length === 0) throw new AppError('secondFactorOn');
  return { secret, uri: totpUri(secret, user?.email ?? user?.penName ?? String(uid)) };
}

/** Turns the app on with its first code, ends the other sessions and gives the recovery codes. */
export async function confirmSecondFactor(
  context: ProofContext & Pick<CallContext, 'sessionId'>,
  { code }: { code: string },
): Promise<{ security: AccountSecurity; recovery_codes: string[] }> {
  const { db, uid, clock, config } = context;
  const now = clock.now();
  const limits = scaleLimits([secondFactorLimit(uid)], config.rateLimitFactor);
  await countAgainst(db, limits, now);
  if (await hasSecondFactor(db, uid)) throw new AppError('secondFactorOn');
  if (!(await takeAppCode(context, uid, code))) throw new AppError('wrongCode', { commit: true });
  await uncount(db, limits);
  await db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.uid, uid), isNull(secondFactors.confirmedAt)));
  const codes = await renewRecoveryCodes(db, uid);
  await revokeAllSessions(db, uid, now, context.sessionId);
  await tellSecurity(context, SECOND_FACTOR_ON);
  const session = await renewSession(db, context.sessionId);
  return { security: { ...(await getSecurity(db, uid)), session }, recovery_codes: codes };
}

/** New recovery codes; the old ones are over. */
export async function replaceRecoveryCodes(
  context: ProofContext,
  { code }: { code: string },
): Promise<{ recovery_codes: string[] }> {
  await requireSecondFactor(context, context.uid, code);
  await tellSecurity(context, RECOVERY_CODES_RENEWED);
  return { recovery_codes: await renewRecoveryCodes(context.db, context.uid) };
}

/** Signs in without the app again. A mailed code outlives a mistyped one of the app. */
export async function removeSecondFactor(
  context: ProofContext,
  { proof, code }: { proof: Proof; code: string },
): Promise<AccountSecurity> {
  const { db, uid } = context;
  const used = await checkProof(context, proof);
  await requireSecondFactor(context, uid, code);
  if (used) await deleteCode(db, used);
  await dropSecondFactor(context);
  return getSecurity(db, uid);
}
