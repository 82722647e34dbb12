import { eq } from 'drizzle-orm';
import { exportAccount } from '../account/export-account.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

/**
 * Stands before the session of an author who has proved every factor: throws `userBlocked` with a download. Blocked or
 * not, the words are the author's.
 */
export async function refuseBlocked(context: Pick<CallContext, 'db' | 'clock'>, uid: number): Promise<void> {
  const [user] = await context.db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.uid, uid));
  if (user?.blockedAt)
    throw new AppError('userBlocked', { data: { export: await exportAccount({ ...context, uid }) } });
}
