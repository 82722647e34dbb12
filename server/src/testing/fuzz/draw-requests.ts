import type { Call } from '@myfiction/shared/contract/call.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { encodeCursor } from '../../database/cursor.ts';
import { TIDE_CONTEST } from '../contest-fixture.ts';
import { HOSTILE_KEYS, HOSTILE_NUMBERS, HOSTILE_STRINGS, HOSTILE_THINGS } from './hostile-values.ts';
import { mutated } from './mutate.ts';
import { type KnownValues, schemaValues } from './schema-values.ts';

/** One request before it is signed. */
export interface DrawnRequest {
  payload: unknown;
  /** What is sent instead of the payload, whole. */
  instead: string | undefined;
  signedIn: boolean;
  /** Changes of what every call says of itself. */
  identity: Readonly<Record<string, unknown>>;
  idempotencyKey: unknown;
  rightSignature: boolean;
  query: string;
  contentType: string;
  file: number;
}

const BROKEN_BODIES = [
  '',
  '{',
  '{"a":',
  'null',
  '[1,2]',
  '"text"',
  '1e400',
  '\u0000',
  '\ufeff{}',
  '{"a":1}{"a":2}',
  '{}x',
];
const QUERIES = [
  '?uid=5',
  '?__proto__[a]=1',
  '?a[]=1&a[]=2',
  '?%00=%ff',
  '?cursor=x&cursor=y',
  '?session=x',
  '?=',
  '?%',
];
const CURSORS = [
  ...['', 'e30', 'W10', '!!!', 'null', '0', 'x'.repeat(200)],
  ...[
    ['a', 1],
    [1, 'a'],
    [null, null],
    ['9999-99-99', 'x'],
    ['2026-01-01T00:00:00.000Z', 'not-an-id'],
    [2 ** 53, 2 ** 53],
  ].map((place) => encodeCursor(place.map((part) => part ?? ''))),
  encodeCursor(['2026-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000']),
  encodeCursor(['+275760-09-13T00:00:00.000Z', '\u0000']),
  encodeCursor([-1, '00000000-0000-0000-0000-000000000000']),
  encodeCursor([1e21, '00000000-0000-0000-0000-000000000000', 'a', 0]),
];
const PASSWORDS = ['writes-every-day', 'x'.repeat(72), 'password'];

/** Most of the weight on the first. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight: number) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const oddIdentity: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.constantFrom('ts', 'uid', 'session', 'lang', 'devId', 'apiVersion', 'channelId', 'clientVer', ...HOSTILE_KEYS),
    fc.oneof(fc.constantFrom<unknown>(...HOSTILE_STRINGS, ...HOSTILE_NUMBERS), fc.constantFrom(...HOSTILE_THINGS)),
  )
  .map(([name, value]) => Object.fromEntries([[name, value]]));

/**
 * Requests of a call: what its schema takes, at the edges of its limits too, and what is wrong with one thing or a few.
 *
 * @param things ids of what the author has, by field
 */
export function requestsOf(call: Call, things: Readonly<Record<string, string>>): fc.Arbitrary<DrawnRequest> {
  const known: KnownValues = {
    ...Object.fromEntries(Object.entries(things).map(([name, id]) => [name, [id]])),
    ...{ cursor: CURSORS, password: PASSWORDS, new_password: PASSWORDS, campaign: [TIDE_CONTEST.id] },
  };
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  return fc.record({
    payload: mutated(schemaValues(JSON.parse(JSON.stringify(schema)), known)),
    instead: mostly(fc.constant(undefined), fc.constantFrom<string | undefined>(...BROKEN_BODIES), 40),
    signedIn: mostly(fc.constant(true), fc.constant(false), 8),
    identity: mostly(fc.constant({}), oddIdentity, 9),
    idempotencyKey: fc.oneof(
      { weight: 8, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom<unknown>('again', undefined, null) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(...HOSTILE_STRINGS, ...HOSTILE_THINGS) },
    ),
    rightSignature: mostly(fc.constant(true), fc.constant(false), 25),
    query: mostly(fc.constant(''), fc.constantFrom(...QUERIES), 30),
    contentType: mostly(
      fc.constant('application/json'),
      fc.constantFrom('application/json; charset=utf-16', 'text/plain'),
      50,
    ),
    file: fc.nat(),
  });
}
