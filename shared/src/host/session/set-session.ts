import type { SignedIn, UserInfo } from '../../contract/calls/user.ts';
import { queryClient } from '../query-client.ts';
import { useAppStore } from '../store/app-store.ts';
import { NO_COUNTS } from '../store/counts-slice.ts';
import { forgetTyped } from './forget-typed.ts';
import { removeSessionCookies } from './session-cookies.ts';
import { removeStoredSession, storeSession, storeUser } from './session-storage.ts';
import { rememberUserFlags } from './user-flags.ts';

/** Stores a fresh session and its author. The caller then moves to {@link afterSignInPath}. */
export function completeSignIn(signedIn: SignedIn): void {
  const user = signedIn.user_info;
  const session = { uid: user.uid, session: signedIn.session };
  if (useAppStore.getState().session?.uid !== session.uid) forgetAnswers();
  forgetTyped(user.uid);
  storeSession(session, user);
  rememberUserFlags(user);
  useAppStore.setState({ session, user, loginLoading: false });
}

/** Takes over the new token of this session, which has ended the old one; other tabs follow. */
export function renewSession(token: string): void {
  const { session, user } = useAppStore.getState();
  if (!session) return;
  const renewed = { ...session, session: token };
  storeSession(renewed, user);
  useAppStore.setState({ session: renewed });
}

/** Takes over newer facts about the signed-in author; another author's are ignored. */
export function setUser(user: UserInfo): void {
  if (useAppStore.getState().session?.uid !== user.uid) return;
  storeUser(user);
  rememberUserFlags(user);
  useAppStore.setState({ user });
}

/** Forgets the session everywhere on this device, and every answer that it was allowed to see. */
export function clearSession(): void {
  removeStoredSession();
  removeSessionCookies();
  forgetSession();
}

/** The part of {@link clearSession} that is this tab's own. */
export function forgetSession(): void {
  useAppStore.setState({ session: null, user: null, loginLoading: false });
  forgetAnswers();
}

function forgetAnswers(): void {
  useAppStore.setState({ counts: NO_COUNTS });
  queryClient.clear();
}
