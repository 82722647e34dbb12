import { SESSION_KEY, UID_KEY } from './session-storage.ts';
import { parseSession, type Session } from './session-type.ts';

/**
 * Takes `uid` and `session` out of the address at once, valid or not: a token must not stay in the history, in a copied
 * link or in a referrer.
 */
export function takeAddressSession(): Session | null {
  const url = new URL(window.location.href);
  const uid = url.searchParams.get(UID_KEY);
  const session = url.searchParams.get(SESSION_KEY);
  if (session === null) return null;
  url.searchParams.delete(UID_KEY);
  url.searchParams.delete(SESSION_KEY);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return parseSession(uid, session);
}
