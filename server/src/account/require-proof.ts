import type { Proof } from '@myfiction/shared/contract/calls/account.ts';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import { codeTryLimit, proofLimit } from '../identity/limits.ts';
import { verifyPassword } from '../identity/passwords.ts';
import { countAgainst, scaleLimits, uncount } from '../identity/throttle.ts';
import { type CodeHolder, checkCode, deleteCode } from '../identity/verification-codes.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

export type ProofContext = Pick<CallContext, 'db' | 'uid' | 'ip' | 'clock' | 'secrets' | 'config'>;

/**
 * Goes on only when it is the author who asks, not somebody at an open browser: the password, or a mailed `confirm` code
 * where the account has none. Throws `wrongPassword`, `wrongCode`, `codeExpired` or `tooManyRequests`; tries count even
 * though the call fails.
 */
export async function requireProof(context: ProofContext, proof: Proof): Promise<void> {
  const used = await checkProof(context, proof);
  if (used) await deleteCode(context.db, used);
}

/**
 * `requireProof` for a call that asks for something more, which may still be wrong: gives the code that is to be deleted
 * once all is right.
 */
export async function checkProof(context: ProofContext, proof: Proof): Promise<CodeHolder | undefined> {
  const { db, uid } = context;
  const [user] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user) throw new AppError('notFound');
  if ('password' in proof) {
    await provePassword(context, user.passwordHash, proof.password);
    return undefined;
  }
  // Whoever reads the mail must not need the password where there is one: two different things are asked for.
  if (user.passwordHash !== null || user.email === null) throw new AppError('wrongPassword');
  return checkConfirmCode(context, user.email, proof.code);
}

async function provePassword({ db, uid, config, clock }: ProofContext, hash: string | null, password: string) {
  const limits = scaleLimits([proofLimit(uid)], config.rateLimitFactor);
  await countAgainst(db, limits, clock.now());
  if (!(await verifyPassword(hash, password))) throw new AppError('wrongPassword', { commit: true });
  await uncount(db, limits);
}

/** Uses up the code that was mailed for `confirm`. Throws `wrongCode`, `codeExpired` or `tooManyRequests`. */
export async function proveCode(context: ProofContext, email: string, code: string): Promise<void> {
  await deleteCode(context.db, await checkConfirmCode(context, email, code));
}

async function checkConfirmCode(
  { db, ip, clock, secrets, config }: ProofContext,
  email: string,
  code: string,
): Promise<CodeHolder> {
  const now = clock.now();
  await countAgainst(db, scaleLimits([codeTryLimit(ip)], config.rateLimitFactor), now);
  const holder = { email, purpose: 'confirm' } as const;
  const checked = await checkCode(db, secrets, holder, code, now);
  if (checked !== 'right') throw new AppError(checked, { commit: true });
  return holder;
}
