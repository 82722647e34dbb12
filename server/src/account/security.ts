import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { signIns } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { hasSecondFactor } from '../identity/second-factor/check-second-factor.ts';
import { AppError } from '../platform/handler.ts';

/** How the author signs in, and whether the account is about to go. */
export async function getSecurity(db: Database, uid: number): Promise<AccountSecurity> {
  const [user] = await db
    .select({ email: users.email, passwordHash: users.passwordHash, deletionAt: users.deletionAt })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user) throw new AppError('notFound');
  const links = await db.select().from(signIns).where(eq(signIns.uid, uid)).orderBy(asc(signIns.linkedAt));
  return {
    email: user.email ?? '',
    has_password: user.passwordHash !== null,
    second_factor: await hasSecondFactor(db, uid),
    links: links.map(({ provider, email, linkedAt, lastUsedAt }) => ({
      provider,
      email,
      linked_at: linkedAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    deletion_at: user.deletionAt?.toISOString() ?? null,
  };
}
