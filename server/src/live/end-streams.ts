import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { sessions } from '../database/schema/sessions.ts';
import { users } from '../database/schema/users.ts';
import type { EventStream } from './event-stream.ts';

/** A live session and whose it is; undefined when it has ended or its author is blocked. */
export async function findOpenSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<{ uid: number; sessionId: string } | undefined> {
  const [found] = await db
    .select({ uid: sessions.uid, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(and(eq(sessions.id, sessionId), isOpen(now), isNull(users.blockedAt)));
  return found;
}

/** Closes those of the streams whose session has ended or whose author is blocked, and tells their tabs. */
export async function endStreamsWithoutSession(
  db: Database,
  streams: readonly EventStream[],
  now: Date,
): Promise<void> {
  if (streams.length === 0) return;
  const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
  const rows = await db
    .select({ id: sessions.id, open: sql<boolean>`${isOpen(now)}`, blockedAt: users.blockedAt })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(inArray(sessions.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const stream of streams) {
    const session = known.get(stream.sessionId);
    const blocked = session !== undefined && session.blockedAt !== null;
    if (!session?.open || blocked) stream.endSession(blocked);
  }
}

const isOpen = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
