import { z } from 'zod';
import { AppError } from '../platform/handler.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const place = z.tuple([z.literal('reads'), z.number().int(), z.uuid()]);
const id = '0b3e5f0a-8f5e-4c55-9d0e-2f1f0a8a1b11';

test('a cursor gives back the place that it was made of', () => {
  expect(decodeCursor(encodeCursor(['reads', 7, id]), place)).toEqual(['reads', 7, id]);
});

test.each([
  ['another list', encodeCursor(['words', 7, id])],
  ['no uuid', encodeCursor(['reads', 7, "' or 1=1"])],
  ['no JSON', Buffer.from('reads').toString('base64url')],
  ['no base64', '%%%'],
  ['nothing', ''],
])('a cursor of %s is an invalid request', (_, cursor) => {
  expect(() => decodeCursor(cursor, place)).toThrow(AppError);
});
