import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `durationMs` of time in which it was not held; the rest of the time is kept over a hold. */
export function useCountdown(durationMs: number, held: boolean, onEnd: () => void): void {
  const remaining = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [held]);
}
