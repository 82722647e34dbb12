import { expireSession, onEvent, setSessionExpiryGuard, useSession } from '@myfiction/shared/host.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

export interface SessionEnd {
  /** True while the sign-in dialog is to be shown. */
  isAsking: boolean;
  ask: () => void;
  postpone: () => void;
  /** Leaves for the sign-in page, which leads back here; false while that would lose text. */
  leave: () => Promise<boolean>;
}

/**
 * Keeps the text on the screen when the session ends: instead of leaving for the sign-in page, the author signs in over
 * it. Goes on saving as soon as the same author is signed in again, here or in another tab.
 */
export function useSessionEnd(session: EditorSession): SessionEnd {
  const [isAsking, setAsking] = useState(false);
  const current = useSession();
  const token = current?.uid === session.target.uid ? current.session : '';
  // With the text, not after it: an answer may arrive between the two.
  const stopGuard = useRef(() => {});
  useLayoutEffect(() => {
    stopGuard.current = setSessionExpiryGuard(() => {
      setAsking(true);
      return true;
    });
    return () => stopGuard.current();
  }, []);
  const leave = async () => {
    await session.flushJournal();
    if (session.isAtRisk) return false;
    // The sign-in page is for who is signed out: the session that is over has to go first.
    stopGuard.current();
    expireSession();
    return true;
  };
  // An account that is blocked is no session that has ended: signing in again would be refused.
  useEffect(() => onEvent('author-blocked', () => setAsking(false)), []);
  useEffect(() => {
    if (token === '') return;
    setAsking(false);
    if (session.store.view.save.kind === 'signed-out') void session.retry();
  }, [token, session]);
  return { isAsking, ask: () => setAsking(true), postpone: () => setAsking(false), leave };
}
