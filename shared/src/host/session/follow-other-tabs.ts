import { navigateTo } from '../navigation.ts';
import { useAppStore } from '../store/app-store.ts';
import { PREFERENCES_KEY, readPreferences } from '../store/preferences-slice.ts';
import { getSession } from '../store/use-app.ts';
import { goToSignIn, isExpiryHandled } from './expire-session.ts';
import { forgetTyped } from './forget-typed.ts';
import { afterSignInPath, isSignInPath } from './redirect-url.ts';
import { readStoredSession, readStoredUser, SESSION_KEY, USER_KEY } from './session-storage.ts';
import { forgetSession } from './set-session.ts';

/**
 * Follows sign-in, sign-out, profile and preferences of the other tabs, also of the time in which this page stood still
 * in the browser's memory. Returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    // A null key is storage.clear().
    if (event.key === null || event.key === SESSION_KEY) followSession();
    if (event.key === USER_KEY) followUser();
    if (event.key === null || event.key === PREFERENCES_KEY) useAppStore.setState({ preferences: readPreferences() });
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    followSession();
    followUser();
    useAppStore.setState({ preferences: readPreferences() });
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function followSession(): void {
  const before = getSession();
  const session = readStoredSession();
  if (!session) {
    if (!before || isExpiryHandled()) return;
    forgetSession();
    goToSignIn();
    return;
  }
  const isOther = before?.uid !== session.uid;
  const isTakenOver = isOther && before !== null && !isExpiryHandled();
  if (isOther) forgetSession();
  forgetTyped(session.uid);
  const user = readStoredUser(session);
  useAppStore.setState(({ takeovers }) => ({ session, user, takeovers: takeovers + Number(isTakenOver) }));
  if (isSignInPath(window.location.pathname)) navigateTo(afterSignInPath(false));
}

function followUser(): void {
  const user = readStoredUser(getSession());
  if (user) useAppStore.setState({ user });
}
