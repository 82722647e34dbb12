import { eq } from 'drizzle-orm';
import { exportAccount } from '../account/export-account.ts';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

/**
 * Stands before the session of an author who has proved every factor: throws `userBlocked` with a download. Blocked or
 * not, the words are the author's.
 */
export async function refuseBlocked(context: Pick<CallContext, 'db' | 'clock'>, uid: number): Promise<void> {
  if (await isBlocked(context.db, uid))
    throw new AppError('userBlocked', { data: { export: await exportAccount({ ...context, uid }) }, commit: true });
}

export async function isBlocked(db: Database, uid: number): Promise<boolean> {
  const [user] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.uid, uid));
  return Boolean(user?.blockedAt);
}
