import { and, asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { signIns } from '../../database/schema/sign-ins.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../platform/handler.ts';

/** What staff needs to know of an author to answer them. Throws `notFound`. */
export async function describeAuthor(db: Database, uid: number, now: Date) {
  const [author] = await db.select().from(users).where(eq(users.uid, uid));
  if (!author) throw new AppError('notFound', { msg: `There is no author ${uid}.` });
  const open = and(eq(sessions.uid, uid), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const [devices] = await db
    .select({ open: count(), lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(open);
  const links = await db.select({ provider: signIns.provider }).from(signIns).where(eq(signIns.uid, uid));
  const shelf = await db
    .select({
      id: stories.id,
      title: stories.title,
      words: stories.words,
      published: stories.chaptersPublished,
      contract: stories.contractStatus,
      payToRead: stories.payToReadStatus,
      completion: stories.completionStatus,
    })
    .from(stories)
    .where(eq(stories.uid, uid))
    .orderBy(asc(stories.createdAt), asc(sql`${stories.id}`));
  const { penName, email, passwordHash, blockedAt, deletionAt, createdAt, firstPublishedAt, roles } = author;
  return {
    ...{ uid, penName, email, blockedAt, deletionAt, createdAt, firstPublishedAt, roles },
    signIns: [...(passwordHash === null ? [] : ['password']), ...links.map(({ provider }) => provider)],
    openSessions: devices?.open ?? 0,
    lastSeenAt: devices?.lastSeenAt ?? null,
    stories: shelf,
  };
}
