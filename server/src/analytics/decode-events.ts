import { inflateSync } from 'node:zlib';
import { analyticsBatch, type CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';

/** A few events; more would be a bomb. */
const MOST_BYTES = 256 * 1024;

/** Opens the base64 of a compressed JSON array; undefined where it is none or its events are not whole. */
export function decodeEvents(text: string): CollectedEvent[] | undefined {
  try {
    const bytes = inflateSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES });
    return analyticsBatch.parse(JSON.parse(bytes.toString('utf8'), storable));
  } catch {
    return undefined;
  }
}

/** The database stores neither NUL nor half a pair of surrogates. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value;
}
