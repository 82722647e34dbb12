import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity, Proof } from '@myfiction/shared/contract/calls/account.ts';
import { and, eq } from 'drizzle-orm';
import { signIns } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';
import { type ProofContext, requireProof } from './require-proof.ts';
import { getSecurity } from './security.ts';
import { SIGN_IN_REMOVED } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

/** Takes a provider's sign-in from the account, never the last way in. Repeating it changes nothing. */
export async function unlinkProvider(
  context: ProofContext,
  { provider, proof }: { provider: SignInProvider; proof: Proof },
): Promise<AccountSecurity> {
  const { db, uid } = context;
  await requireProof(context, proof);
  // Held, so that two tabs do not each leave the other's as the last one.
  await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
  const before = await getSecurity(db, uid);
  const others = before.links.filter((link) => link.provider !== provider);
  if (others.length === before.links.length) return before;
  if (others.length === 0 && !before.has_password) throw new AppError('lastSignIn');
  await db.delete(signIns).where(and(eq(signIns.uid, uid), eq(signIns.provider, provider)));
  await tellSecurity(context, SIGN_IN_REMOVED);
  return getSecurity(db, uid);
}
