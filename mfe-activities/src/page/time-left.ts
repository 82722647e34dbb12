import { DAY_MS, HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';

/** How long something is still off, in the largest unit that fits; the last minute counts as one. */
export function timeLeft(ms: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (ms >= DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(ms / MINUTE_MS)) };
}
