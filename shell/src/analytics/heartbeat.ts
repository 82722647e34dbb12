import { HEARTBEAT_MS } from '@myfiction/shared/contract/analytics-event.ts';

/** Beats every 30 seconds while the page is visible and rests while it is hidden. Gives the function that ends it. */
export function startHeartbeat(beat: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    timer = document.visibilityState === 'visible' ? setInterval(beat, HEARTBEAT_MS) : undefined;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
