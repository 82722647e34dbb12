import { type LiveConnection, openLiveConnection } from './live-connection.ts';
import type { LiveMessage } from './live-message.ts';

export interface TabOptions {
  /** The same in all tabs that may share a stream: one author, one session. */
  group: string;
  ageMs: () => number;
  onMessage: (message: LiveMessage) => void;
}

/**
 * A tab with a stream of its own, where the browser has nothing by which tabs agree. Only while it is seen: six
 * connections are all that a browser opens to a server over HTTP/1.1.
 */
export function followAlone({ ageMs, onMessage }: Omit<TabOptions, 'group'>): () => void {
  let place = '';
  let connection: LiveConnection | undefined;
  const onPlace = (next: string): void => {
    place = next;
  };
  const follow = (): void => {
    connection?.close();
    connection = document.hidden ? undefined : openLiveConnection({ place, ageMs, onMessage, onPlace });
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    connection?.close();
  };
}
