import { importCycles } from './import-cycles.mjs';

const cyclesOf = (imports: Record<string, string[]>) => importCycles(new Map(Object.entries(imports)));

test.each([
  ['a line', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file beyond those that were read', { a: ['elsewhere'] }, []],
  ['two that import one another', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['one that imports itself', { a: ['a'] }, [['a']]],
  [
    'a longer circle, with a way in and a way out',
    { in: ['a'], a: ['b'], b: ['c'], c: ['a', 'out'], out: [] },
    [['a', 'b', 'c']],
  ],
  [
    'two circles that do not meet',
    { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('%s', (_name, imports, cycles) => {
  expect(cyclesOf(imports).toSorted()).toEqual(cycles);
});
