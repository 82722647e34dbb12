import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { codeTryLimit } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { type SignInContext, signIn } from './signed-in.ts';
import { countAgainst, scaleLimits } from './throttle.ts';
import { hasAccount } from './user-rows.ts';
import { checkCode, deleteCode } from './verification-codes.ts';

/**
 * Signs up with a mailed code. The code stays locked until the account stands, so of two registrations at the same
 * moment one wins and the other finds the address taken.
 */
export async function register(
  context: SignInContext & Pick<CallContext, 'secrets' | 'config'>,
  input: { email: string; code: string; password: string },
): Promise<SignedIn> {
  const now = context.clock.now();
  const { email, code, password } = input;
  await refuseCommonPassword(password, email);
  await countAgainst(context.db, scaleLimits([codeTryLimit(context.ip)], context.config.rateLimitFactor), now);
  const outcome = await context.db.transaction(async (tx) => {
    const holder = { email, purpose: 'signup' } as const;
    const checked = await checkCode(tx, context.secrets, holder, code, now);
    if (await hasAccount(tx, email)) return 'emailTaken';
    if (checked !== 'right') return checked;
    const passwordHash = await hashPassword(password);
    const [created] = await tx
      .insert(users)
      .values({ email, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ uid: users.uid });
    if (!created) return 'emailTaken';
    await deleteCode(tx, holder);
    return signIn({ ...context, db: tx }, created.uid);
  });
  // Thrown after the transaction: the counted try must stay.
  if (typeof outcome === 'string') throw new AppError(outcome, { commit: true });
  return outcome;
}
