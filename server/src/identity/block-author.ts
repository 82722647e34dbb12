import { and, eq, exists, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { signIns } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';
import { revokeAllSessions } from './sessions.ts';

/** Blocks an author and ends every session, whose tabs are told at once. Repeating changes nothing. Throws `notFound`. */
export async function blockAuthor(
  db: Database,
  uid: number,
  now: Date,
): Promise<{ changed: boolean; endedSessions: number }> {
  const blocked = await db
    .update(users)
    .set({ blockedAt: now })
    .where(and(eq(users.uid, uid), isNull(users.blockedAt)))
    .returning({ uid: users.uid });
  if (blocked.length === 0) await requireAuthor(db, uid);
  return { changed: blocked.length > 0, endedSessions: await revokeAllSessions(db, uid, now) };
}

/**
 * Lets an author sign in again. Repeating changes nothing. Throws `notFound`, for what is left of a deleted account too:
 * nobody could sign in to it.
 */
export async function unblockAuthor(db: Database, uid: number): Promise<{ changed: boolean }> {
  const linked = db.select({ uid: signIns.uid }).from(signIns).where(eq(signIns.uid, uid));
  const somebody = and(eq(users.uid, uid), or(isNotNull(users.email), exists(linked)));
  const freed = await db
    .update(users)
    .set({ blockedAt: null })
    .where(and(somebody, isNotNull(users.blockedAt)))
    .returning({ uid: users.uid });
  if (freed.length === 0) await requireAuthor(db, uid, somebody);
  return { changed: freed.length > 0 };
}

/** Throws `notFound`, in words for staff. */
export async function requireAuthor(
  db: Database,
  uid: number,
  which: SQL | undefined = eq(users.uid, uid),
): Promise<void> {
  const [author] = await db.select({ uid: users.uid }).from(users).where(which);
  if (!author) throw new AppError('notFound', { msg: `There is no author ${uid}.` });
}
