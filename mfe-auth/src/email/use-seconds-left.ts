import { useCallback, useEffect, useState } from 'react';

/** Counts whole seconds down to 0, by the clock: a tab in the background must not lag behind. */
export function useSecondsLeft(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endMs, setEndMs] = useState<number>();
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (endMs === undefined) return;
    const tick = () => {
      const now = Date.now();
      setNowMs(now);
      if (now >= endMs) setEndMs(undefined);
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [endMs]);
  const start = useCallback((seconds: number) => {
    const now = Date.now();
    setNowMs(now);
    setEndMs(now + seconds * 1_000);
  }, []);
  return [endMs === undefined ? 0 : Math.max(0, Math.ceil((endMs - nowMs) / 1_000)), start];
}

/** 42 → "0:42". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
