import { takeAddressSession } from './address-session.ts';
import { forgetTyped } from './forget-typed.ts';
import { readCookieSession } from './session-cookies.ts';
import { readStoredSession, readStoredUser, storeSession } from './session-storage.ts';
import type { Session } from './session-type.ts';

/**
 * The session a page starts with. The address comes first, because a native app that opens a link means this author
 * now; then what is stored; then cookies, which a sister site may have left. What is found is stored.
 */
export function bootSession(): Session | null {
  const fromAddress = takeAddressSession();
  const stored = readStoredSession();
  const session = fromAddress ?? stored ?? readCookieSession();
  if (session) forgetTyped(session.uid);
  if (session && session.session !== stored?.session) storeSession(session, readStoredUser(session));
  return session;
}
