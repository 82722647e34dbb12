import { isRecord } from '../../contract/is-record.ts';
import type { LiveEvent } from '../../contract/live-events.ts';

/** What comes over the stream: news, or that everything shown is to be asked for again. */
export type LiveMessage = { kind: 'news'; event: LiveEvent } | { kind: 'resync' };

/** Undefined for what this version does not know: servers are newer than open tabs. */
export function parseNews(data: string): LiveMessage | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isLiveEvent(value) ? { kind: 'news', event: value } : undefined;
  } catch {
    return undefined;
  }
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return isRecord(value) && typeof value.topic === 'string';
}
