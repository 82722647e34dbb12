import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { EVENTS_KEPT_MS } from './purge-author-events.ts';

/** Told to a tab with what it is sent, so that it can go on from here: a horizon and when it was read. */
export interface Place {
  horizon: number;
  atMs: number;
}

/** Purging runs each hour, and servers' clocks differ. */
const RESUME_WITHIN_MS = EVENTS_KEPT_MS - HOUR_MS;

export const formatPlace = ({ horizon, atMs }: Place): string => `${horizon}.${atMs}`;

/** Undefined for a place that nothing can be resumed from: none of ours, or so old that events of since are gone. */
export function readPlace(text: string, now: Date): Place | undefined {
  const [, horizon, atMs] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  if (horizon === undefined || now.getTime() - Number(atMs) > RESUME_WITHIN_MS) return undefined;
  return { horizon: Number(horizon), atMs: Number(atMs) };
}
