import fc from 'fast-check';
import { HOSTILE_KEYS, HOSTILE_NUMBERS, HOSTILE_STRINGS, HOSTILE_THINGS } from './hostile-values.ts';

/** One thing that is wrong with a body. */
interface Mutation {
  kind: 'replace' | 'remove' | 'add' | 'wrap';
  /** Chooses the place. */
  at: number;
  key: string;
  value: unknown;
}

/** Places further down are not chosen; a mutation may have put a thousand levels there. */
const DEEPEST = 12;

type Holder = Record<string, unknown> | unknown[];

const hostile = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_STRINGS),
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS),
  fc.constantFrom(...HOSTILE_THINGS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  at: fc.nat(),
  key: fc.constantFrom(...HOSTILE_KEYS),
  value: hostile,
});

/** Three of five bodies stay as they are, most of the others have one thing wrong, some a few. */
export function mutated(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Mutation[]>([]) },
    { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(mutation, { minLength: 2, maxLength: 4 }) },
  );
  return fc.tuple(bodies, wrong).map(([body, mutations]) => mutations.reduce(apply, structuredClone(body)));
}

function apply(body: unknown, { kind, at, key, value }: Mutation): unknown {
  const places = placesIn(body);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return isHolder(body) && !Array.isArray(body) ? { ...body, [key]: structuredClone(value) } : body;
  const { holder, name } = place;
  if (kind === 'add' && !Array.isArray(holder)) define(holder, key, value);
  else if (kind === 'remove' && !Array.isArray(holder)) delete holder[name];
  else define(holder, name, kind === 'wrap' ? [valueAt(holder, name)] : value);
  return body;
}

function placesIn(value: unknown, depth = 0): { holder: Holder; name: string }[] {
  if (!isHolder(value) || depth > DEEPEST) return [];
  const own = Object.keys(value).slice(0, 50);
  return own.flatMap((name) => [{ holder: value, name }, ...placesIn(valueAt(value, name), depth + 1)]).slice(0, 400);
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function valueAt(holder: Holder, name: string): unknown {
  return Array.isArray(holder) ? holder[Number(name)] : holder[name];
}

/** An own property also where the name is that of the prototype's. */
function define(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
