import type { Session } from '../session/session-type.ts';
import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import { applyMessage } from './apply-message.ts';
import { followLive } from './tab-group.ts';
import { tellWrites } from './tell-writes.ts';

/** Enough of a token to tell sessions apart: tabs of another session are another group. */
const TOKEN_START = 8;

/** Follows the session of this tab from now on. Returns a function that stops it. */
export function startLive(): () => void {
  // What is shown is at most as old as the page, or as the session that it is shown to.
  let sinceMs = 0;
  let stop: (() => void) | undefined;
  const follow = (session: Session | null): void => {
    stop?.();
    stop = undefined;
    if (!session) return;
    const group = `live ${session.uid} ${session.session.slice(0, TOKEN_START)}`;
    const stopWrites = tellWrites(group);
    const stopLive = followLive({
      group,
      ageMs: () => performance.now() - sinceMs,
      onMessage: (message) => applyMessage(message, session.session),
    });
    stop = () => {
      stopWrites();
      stopLive();
    };
  };
  follow(getSession());
  const unsubscribe = useAppStore.subscribe(({ session }, before) => {
    if (session?.session === before.session?.session) return;
    sinceMs = performance.now();
    follow(session);
  });
  return () => {
    unsubscribe();
    stop?.();
  };
}
