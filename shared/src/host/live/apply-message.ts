import { emitEvent } from '../events.ts';
import { outdateLeftPages, queryClient } from '../query-client.ts';
import { expireSession } from '../session/expire-session.ts';
import { getSession } from '../store/use-app.ts';
import type { LiveMessage } from './live-message.ts';
import { tellListeners } from './live-topics.ts';

/**
 * What the host itself does about a message, before whoever listens to its topic.
 *
 * @param token the session that the stream belongs to: an old one's end must not end the session that followed it
 */
export function applyMessage(message: LiveMessage, token: string): void {
  if (getSession()?.session !== token) return;
  if (message.kind === 'resync') {
    void queryClient.invalidateQueries();
    return;
  }
  if (message.event.topic === 'session-ended') {
    expireSession();
    if (message.event.blocked) emitEvent('author-blocked', {});
  }
  tellListeners(message.event);
  // Pages that are not open hear nothing.
  if (message.event.topic !== 'counts') outdateLeftPages();
}
