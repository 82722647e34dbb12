import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, gt, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { sessions } from '../database/schema/sessions.ts';
import { signInTickets } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { hashSessionToken, isSessionToken, newSessionToken } from './session-token.ts';

/** A session ends after this long without a call. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** However busy, a session ends after this long and asks for the password again. */
export const SESSION_LONGEST_MS = 365 * DAY_MS;
/** A call moves the end of its session only this often, so that reading does not mean writing. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

export interface FoundSession {
  uid: number;
  sessionId: string;
  blocked: boolean;
}

export interface NewSession {
  uid: number;
  ip: string;
  now: Date;
  /** What the author reads in the list of sessions. */
  device?: string;
  /** ISO country, empty when unknown. */
  region?: string;
}

/** Opens a session and gives its token, which exists nowhere else afterwards. */
export async function openSession(db: Database, session: NewSession): Promise<string> {
  const { uid, ip, now, device, region } = session;
  const token = newSessionToken();
  await db.insert(sessions).values({
    id: randomUUID(),
    tokenHash: hashSessionToken(token),
    uid,
    ip,
    device: device ?? '',
    region: region ?? '',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  });
  return token;
}

const sessionByToken = prepareOnce((db) =>
  db
    .select({
      uid: sessions.uid,
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      blockedAt: users.blockedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
      ),
    )
    .prepare('session by token'),
);

/** The session of a token, or null when there is none, it has ended, or it was revoked. Keeps the session alive. */
export async function findSession(db: Database, token: string, now: Date): Promise<FoundSession | null> {
  if (!isSessionToken(token)) return null;
  const [found] = await sessionByToken(db).execute({ tokenHash: hashSessionToken(token), now });
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() >= TOUCH_EVERY_MS) await keepAlive(db, found, now);
  return { uid: found.uid, sessionId: found.sessionId, blocked: found.blockedAt !== null };
}

/** Whose session ended because its author was blocked, and still is; undefined for any other. */
export async function findEndedByBlock(db: Database, token: string): Promise<number | undefined> {
  if (!isSessionToken(token)) return undefined;
  const [found] = await db
    .select({ uid: sessions.uid })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(and(eq(sessions.tokenHash, hashSessionToken(token)), gte(sessions.revokedAt, users.blockedAt)));
  return found?.uid;
}

/** Of calls that come at once one writes. None waits for who holds the session: that one writes, or the next call does. */
async function keepAlive(db: Database, found: { sessionId: string; createdAt: Date }, now: Date): Promise<void> {
  const due = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, found.sessionId),
        lte(sessions.lastSeenAt, new Date(now.getTime() - TOUCH_EVERY_MS)),
        isNull(sessions.revokedAt),
      ),
    )
    .for('no key update', { skipLocked: true });
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: sessionEnd(found.createdAt, now) })
    .where(inArray(sessions.id, due));
}

/**
 * Gives a session a new token; the old one opens nothing from now on. For changes of what an author signs in with:
 * whoever has got hold of the old token is left with nothing.
 */
export async function renewSession(db: Database, sessionId: string): Promise<string> {
  const token = newSessionToken();
  await db
    .update(sessions)
    .set({ tokenHash: hashSessionToken(token) })
    .where(eq(sessions.id, sessionId));
  return token;
}

export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/**
 * Ends the author's sessions, but for the one given, and sign-ins that wait for their second step; tells how many sessions
 * there were. The sign-ins go first: this waits for one that is just taking its ticket, and then ends its session too.
 */
export async function revokeAllSessions(db: Database, uid: number, now: Date, exceptId?: string): Promise<number> {
  await db.delete(signInTickets).where(eq(signInTickets.uid, uid));
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.uid, uid),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LONGEST_MS));
}
