import { paths } from '../../contract/paths.ts';
import { SESSION_ENDED } from '../../contract/session-ended.ts';
import { navigateTo } from '../navigation.ts';
import { isSignInPath } from './redirect-url.ts';
import { clearSession } from './set-session.ts';

type ExpiryGuard = () => boolean;
const guards = new Set<ExpiryGuard>();

/**
 * Lets a page handle an expired session itself: the editor signs in over the text. While `guard` returns true, nothing
 * is cleared and nobody is sent away. Returns a function that takes the guard back.
 */
export function setSessionExpiryGuard(guard: ExpiryGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export function isExpiryHandled(): boolean {
  return [...guards].some((guard) => guard());
}

/** The session-expired flow: clears session, userinfo and uid, then /login with the full current address. */
export function expireSession(): void {
  if (isExpiryHandled()) return;
  clearSession();
  goToSignIn();
}

/** Calls fail together when a session ends: only the first one may name the page to come back to. */
export function goToSignIn(): void {
  if (isSignInPath(window.location.pathname)) return;
  navigateTo(paths.login(window.location.href), { state: SESSION_ENDED });
}
