import { eq } from 'drizzle-orm';
import { type ProofContext, requireProof } from '../account/require-proof.ts';
import { users } from '../database/schema/users.ts';
import { codeTryLimit } from '../identity/limits.ts';
import { countAgainst, scaleLimits } from '../identity/throttle.ts';
import { checkCode, deleteCode } from '../identity/verification-codes.ts';
import { AppError } from '../platform/handler.ts';

export interface OwnerProof {
  password: string;
  /** Mailed for `confirm`. */
  code: string;
}

/**
 * What moves money needs both: the password, where the account has one, and a code at its address. Throws
 * `emailNeeded`, `wrongPassword`, `wrongCode`, `codeExpired` or `tooManyRequests`; tries count even though it fails.
 */
export async function proveOwner(context: ProofContext, { password, code }: OwnerProof): Promise<void> {
  const { db, uid, ip, clock, secrets, config } = context;
  const [user] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user?.email) throw new AppError('emailNeeded');
  if (user.passwordHash !== null) await requireProof(context, { password });
  const now = clock.now();
  await countAgainst(db, scaleLimits([codeTryLimit(ip)], config.rateLimitFactor), now);
  const holder = { email: user.email, purpose: 'confirm' } as const;
  const checked = await checkCode(db, secrets, holder, code, now);
  if (checked !== 'right') throw new AppError(checked, { commit: true });
  await deleteCode(db, holder);
}
