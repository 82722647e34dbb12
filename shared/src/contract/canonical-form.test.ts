import fc from 'fast-check';
import { canonicalForm } from './canonical-form.ts';

const key = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/).filter((name) => name !== '__proto__');
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.integer()));
const fields = fc.dictionary(key, value, { noNullPrototype: true });
const shuffled = (record: Record<string, unknown>) =>
  fc.shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length });

test('does not depend on the order in which the fields come', () => {
  const pair = fields.chain((record) => fc.tuple(fc.constant(record), shuffled(record)));
  fc.assert(
    fc.property(pair, ([record, entries]) => {
      expect(canonicalForm(Object.fromEntries(entries))).toBe(canonicalForm(record));
    }),
  );
});

test('orders keys that differ only in case by their code units', () => {
  expect([canonicalForm({ b: 1, B: 2 }), canonicalForm({ B: 2, b: 1 })]).toEqual(['B=2&b=1', 'B=2&b=1']);
});

test('survives the way through JSON, which is how the server sees it', () => {
  fc.assert(
    fc.property(fields, (record) => {
      expect(canonicalForm(JSON.parse(JSON.stringify(record)))).toBe(canonicalForm(record));
    }),
  );
});

test.each(['', null, 'null', undefined])('a value of %j adds nothing', (dropped) => {
  fc.assert(
    fc.property(fields, key, (record, name) => {
      const { [name]: _, ...others } = record;
      expect(canonicalForm({ ...others, [name]: dropped })).toBe(canonicalForm(others));
    }),
  );
});

test('every kept value changes the form when it changes', () => {
  fc.assert(
    fc.property(fields, key, fc.integer(), (record, name, number) => {
      expect(canonicalForm({ ...record, [name]: number })).not.toBe(canonicalForm({ ...record, [name]: number + 1 }));
    }),
  );
});

test('leaves file parts out', () => {
  expect(canonicalForm({ file: new Blob(['x']), type: 'avatar' })).toBe('type=avatar');
});
