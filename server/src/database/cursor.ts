import type { z } from 'zod';
import { AppError } from '../platform/handler.ts';

/** Packs the place where a page ended. Opaque to the client, which hands it back for the next page. */
export function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Unpacks a cursor; one that this list did not make is an invalid request. */
export function decodeCursor<S extends z.ZodType>(cursor: string, place: S): z.output<S> {
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw new AppError('invalidRequest', { msg: 'cursor: not a cursor of this list.' });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
