import { useEffect, useState } from 'react';

/** How long the decoration waits at most. */
const LATEST_MS = 1_500;

/** False until the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') {
      // Safari has no idle callback.
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return idle;
}
