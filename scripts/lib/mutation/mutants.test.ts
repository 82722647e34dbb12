import { applyMutant, mutantsOf } from './mutants.mjs';

const faultsOf = async (source: string) => {
  const mutants = await mutantsOf(source, { tsx: false });
  return mutants.map((mutant) => applyMutant(source, mutant));
};

test.each([
  ['a < b;', ['a <= b;']],
  [
    'const over = (a + b) > 9;',
    ['const over = (a - b) > 9;', 'const over = (a + b) >= 9;', 'const over = (a + b) > 10;'],
  ],
  ['if (!done) await close();', ['if (!(!done)) await close();', 'if (done) await close();', 'if (!done) ;']],
  ['const first = all.some(isOpen);', ['const first = all.every(isOpen);']],
  ['const due = lte(at, now);', ["const due = require('drizzle-orm').lt(at, now);"]],
  ['const due = sql`a <= b and c`;', ['const due = sql`a < b and c`;', 'const due = sql`a <= b or c`;']],
])('%s', async (source, faults) => {
  expect(await faultsOf(source)).toEqual(faults);
});

test('places are found by bytes, after other sources, and told by their line', async () => {
  await mutantsOf('first < one;', { tsx: false });
  const source = "import a from './a.ts';\n// “é”\nconst open = 'ß' < a;\n";
  const [mutant, ...rest] = await mutantsOf(source, { tsx: false });
  expect(rest).toEqual([]);
  expect(mutant).toMatchObject({ line: 3, what: '< → <=' });
  expect(mutant && applyMutant(source, mutant)).toBe(source.replace(' < ', ' <= '));
});

test('types are nobody’s fault', async () => {
  expect(await faultsOf('type Size = 1 | 2; const a = (b: 3) => b;')).toEqual([]);
});
