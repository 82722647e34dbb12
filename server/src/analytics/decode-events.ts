import { inflateSync } from 'node:zlib';
import { analyticsBatch, type CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';
import { storable } from '../database/names.ts';

/** A few events; more would be a bomb. */
const MOST_BYTES = 256 * 1024;

/** Opens the base64 of a compressed JSON array; undefined where it is none or its events are not whole. */
export function decodeEvents(text: string): CollectedEvent[] | undefined {
  try {
    const bytes = inflateSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES });
    return analyticsBatch.parse(storable(JSON.parse(bytes.toString('utf8'))));
  } catch {
    return undefined;
  }
}
