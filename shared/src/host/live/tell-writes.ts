import { onWrite } from '../api/on-write.ts';
import { queryClient } from '../query-client.ts';

/**
 * What one tab writes is asked for again in the others, once they are looked at: a list that was left for a moment shows
 * what was done meanwhile. Returns a function that stops it.
 *
 * @param group the same in all tabs of one session
 */
export function tellWrites(group: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`writes ${group}`);
  // Not at once: a chapter that is written in is saved every few seconds.
  channel.onmessage = () => void queryClient.invalidateQueries({ refetchType: 'none' });
  const stop = onWrite(() => channel.postMessage(null));
  return () => {
    stop();
    channel.close();
  };
}
