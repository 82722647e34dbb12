import { LOGIN_TYPES, SIGN_IN_PROVIDERS } from '@myfiction/shared/contract/account-options.ts';
import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { sessions } from '../database/schema/sessions.ts';
import { users } from '../database/schema/users.ts';
import { addressKey } from '../platform/check-rate.ts';
import { commitRefusals } from '../platform/commit-refusals.ts';
import { AppError } from '../platform/handler.ts';
import { accountKeys, loginLimits } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { linkByTicket } from './providers/link-provider.ts';
import { loginWithProvider, type ProviderContext } from './providers/login-with-provider.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { askSecondFactor } from './second-factor/ask-second-factor.ts';
import { signIn } from './signed-in.ts';
import { countAgainst, forgetCounts, scaleLimits, uncount } from './throttle.ts';

export interface LoginInput {
  sid: number;
  email?: string | undefined;
  password?: string | undefined;
  token?: string | undefined;
  nonce?: string | undefined;
  state?: string | undefined;
  link_ticket?: string | undefined;
}

/** Signs in by email (sid 4) or through a provider (1 to 3). */
export async function login(context: ProviderContext, input: LoginInput): Promise<SignedIn> {
  const provider = SIGN_IN_PROVIDERS.find((name) => LOGIN_TYPES[name] === input.sid);
  if (provider) return loginWithProvider(context, { ...input, provider, token: input.token ?? '' });
  const { password } = input;
  const email = storableText(input.email ?? '');
  if (!email || !password) throw new AppError('invalidRequest', { msg: 'Enter your email address and password.' });
  return loginWithEmail(context, { email, password, linkTicket: input.link_ticket });
}

interface EmailLogin {
  email: string;
  password: string;
  /** Of a provider's person that shall be linked: both are proved now. */
  linkTicket: string | undefined;
}

async function loginWithEmail(
  context: ProviderContext,
  { email, password, linkTicket }: EmailLogin,
): Promise<SignedIn> {
  const account = await findAccount(context.db, email, context.ip);
  const limits = scaleLimits(
    loginLimits(email, context.ip, account?.knownPlace ?? false),
    context.config.rateLimitFactor,
  );
  await countAgainst(context.db, limits, context.clock.now());
  const right = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account) throw new AppError('unknownEmail');
  if (!right) throw new AppError('wrongPassword');
  await uncount(context.db, limits);
  return commitRefusals(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    await requireSamePassword(tx, account);
    await askSecondFactor(inside, account.uid, linkTicket);
    await refuseBlocked(inside, account.uid);
    await forgetCounts(tx, accountKeys(email, context.ip));
    if (linkTicket) await linkByTicket(inside, account.uid, linkTicket);
    return signIn(inside, account.uid);
  });
}

/** Throws where another password was set since: it has ended all sessions, and would not find this one. */
async function requireSamePassword(
  tx: Database,
  { uid, passwordHash }: { uid: number; passwordHash: string | null },
): Promise<void> {
  const [held] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.uid, uid))
    .for('no key update');
  if (held?.passwordHash !== passwordHash) throw new AppError('wrongPassword');
}

/** The account of an address, and whether it has signed in from this place before. */
async function findAccount(db: Database, email: string, ip: string) {
  const [account] = await db
    .select({ uid: users.uid, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return account && { ...account, knownPlace: await isKnownPlace(db, account.uid, ip) };
}

async function isKnownPlace(db: Database, uid: number, ip: string): Promise<boolean> {
  const before = await db.selectDistinct({ ip: sessions.ip }).from(sessions).where(eq(sessions.uid, uid));
  return before.some((session) => addressKey(session.ip) === addressKey(ip));
}
