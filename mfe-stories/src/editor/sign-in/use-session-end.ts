import {
  dismissToast,
  expireSession,
  onEvent,
  setSessionExpiryGuard,
  toast,
  useSession,
} from '@myfiction/shared/host.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';

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
 * it. Who is writing is told and not asked: the device keeps the words, and a dialog would stand in the middle of a
 * sentence. Goes on saving as soon as the same author is signed in again, here or in another tab.
 */
export function useSessionEnd(): SessionEnd {
  const t = useFrameText();
  const { session, view } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const told = useRef(0);
  const current = useSession();
  const token = current?.uid === session.target.uid ? current.session : '';
  // With the text, not after it: an answer may arrive between the two.
  const stopGuard = useRef(() => {});
  const isOver = useRef(() => {});
  isOver.current = () => {
    if (!view.current?.hasFocus() || !session.store.view.isJournalWorking) return setAsking(true);
    const action = { label: t('save.signIn'), onClick: () => setAsking(true) };
    told.current = toast.warning(t('save.signedOut'), { action, once: true });
  };
  useLayoutEffect(() => {
    stopGuard.current = setSessionExpiryGuard(() => {
      isOver.current();
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
  const withdraw = () => dismissToast(told.current);
  // Gone once the author is asked or back, and with the chapter: its button asks here alone.
  useEffect(() => withdraw, [isAsking, token]);
  // An account that is blocked is no session that has ended: signing in again would be refused.
  useEffect(
    () =>
      onEvent('author-blocked', () => {
        setAsking(false);
        withdraw();
      }),
    [],
  );
  useEffect(() => {
    if (token === '') return;
    setAsking(false);
    if (session.store.view.save.kind === 'signed-out') void session.retry();
  }, [token, session]);
  return { isAsking, ask: () => setAsking(true), postpone: () => setAsking(false), leave };
}
