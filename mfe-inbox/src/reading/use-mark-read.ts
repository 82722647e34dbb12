import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MessageActions } from '../use-message-actions.ts';

/**
 * Marks a message as read once for each letter that the author sees: not in a tab that lies behind another, and what
 * the author marks as unread stays so.
 */
export function useMarkRead(message: MessageDetail | undefined, actions: MessageActions): void {
  const seen = useRef<string>(undefined);
  const newest = message?.turns.at(-1)?.turn_id;
  const look = useEffectEvent(() => {
    if (!message || newest === seen.current || document.visibilityState === 'hidden') return;
    seen.current = newest;
    if (!message.read) actions.mark(message.message_id, 'read');
  });
  useEffect(() => {
    if (newest === undefined) return;
    look();
    const listener = () => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [newest]);
}
