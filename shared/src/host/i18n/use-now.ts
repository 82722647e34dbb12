import { useSyncExternalStore } from 'react';

/** Relative times are read in minutes. */
const TICK_MS = 60_000;
const listeners = new Set<() => void>();
let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function snapshot(): number {
  // Nobody has been listening: the time of the last tick is as old as that, or ahead of a clock that was put back.
  const ageMs = Date.now() - nowMs;
  if (timer === undefined && (ageMs < 0 || ageMs >= TICK_MS)) nowMs = Date.now();
  return nowMs;
}

/** Unix time in ms, moving on once a minute for all who ask: `formatRelative(iso, useNow())`. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot);
}
