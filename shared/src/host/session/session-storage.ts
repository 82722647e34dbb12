import type { UserInfo } from '../../contract/calls/user.ts';
import { LAST_STORIES_KEY, SIGNED_OUT_KEY } from '../../contract/device-keys.ts';
import { isRecord } from '../../contract/is-record.ts';
import { readStored, storage } from '../storage.ts';
import { parseSession, type Session } from './session-type.ts';

/** Storage keys, word for word from the specification (point 3). */
export const SESSION_KEY = 'session';
export const UID_KEY = 'uid';
export const USER_KEY = 'userinfo';

export function readStoredSession(): Session | null {
  return parseSession(storage.get(UID_KEY), storage.get(SESSION_KEY));
}

export function readStoredUser(session: Session | null): UserInfo | null {
  const user = readStored(USER_KEY);
  return session && isUserInfo(user) && user.uid === session.uid ? user : null;
}

/** The token is written last: other tabs follow its event, and must find the rest in place. */
export function storeSession(session: Session, user: UserInfo | null): void {
  storage.remove(SIGNED_OUT_KEY);
  if (user) storage.set(USER_KEY, JSON.stringify(user));
  else storage.remove(USER_KEY);
  storage.set(UID_KEY, String(session.uid));
  storage.set(SESSION_KEY, session.session);
}

export function storeUser(user: UserInfo): void {
  storage.set(USER_KEY, JSON.stringify(user));
}

export function removeStoredSession(): void {
  storage.remove(LAST_STORIES_KEY);
  storage.remove(USER_KEY);
  storage.remove(UID_KEY);
  storage.remove(SESSION_KEY);
}

function isUserInfo(value: unknown): value is UserInfo {
  if (!isRecord(value)) return false;
  const texts = [value.uname, value.pic, value.about_me];
  const numbers = [value.uid, value.book_total, value.book_publish_words];
  return texts.every((text) => typeof text === 'string') && numbers.every((number) => typeof number === 'number');
}
