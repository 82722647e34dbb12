import type { AnalyticsEvent } from '@myfiction/shared/contract/analytics-event.ts';
import { deflate } from 'pako/browser/deflate';

/** The base64 of the compressed JSON array that holds the event (specification, point 7). */
export function encodeEvent(event: AnalyticsEvent): string {
  const bytes = deflate(new TextEncoder().encode(JSON.stringify([event])));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
