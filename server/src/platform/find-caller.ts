import type { Database } from '../database/connect.ts';
import { findEndedByBlock, findSession } from '../identity/sessions.ts';
import { AppError } from './handler.ts';
import type { Identity } from './request-fields.ts';

export interface Caller {
  uid: number;
  sessionId: string;
}

/** The session that the browser sent as cookies; undefined where cookies do not count (another site's request). */
export interface CookieSession {
  session: string;
  uid: number;
}

/**
 * Finds whose call it is. The body's session wins; the cookie stands in for it when the body has none. The uid must be
 * the session's own, so that a stale tab never writes as somebody else.
 *
 * Throws `sessionMissing`, `sessionInvalid` or `userBlocked`.
 */
export async function findCaller(
  db: Database,
  identity: Identity,
  cookie: CookieSession | undefined,
  { now, openToBlocked }: { now: Date; openToBlocked: boolean },
): Promise<Caller> {
  const claimed = identity.session !== '' ? identity : cookie;
  if (!claimed || claimed.session === '') throw new AppError('sessionMissing');
  const found = await findSession(db, claimed.session, now);
  if (!found || found.uid !== claimed.uid) {
    throw new AppError(
      (await findEndedByBlock(db, claimed.session)) === claimed.uid ? 'userBlocked' : 'sessionInvalid',
    );
  }
  if (found.blocked && !openToBlocked) throw new AppError('userBlocked');
  return { uid: found.uid, sessionId: found.sessionId };
}
