import { searchOptions } from './search-options.ts';

const options = [
  'Côte d’Ivoire',
  'India',
  'British Indian Ocean Territory',
  'Indonesia',
  'Guinea-Bissau',
  'Guinea',
].map((label) => ({ value: label, label, also: '' }));
const kingdoms = [
  { value: 'UA', label: 'Ukraine', also: '' },
  { value: 'GB', label: 'United Kingdom', also: 'uk england' },
];
const found = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

it.each([
  ['ind', ['India', 'Indonesia', 'British Indian Ocean Territory']],
  ["cote d'", ['Côte d’Ivoire']],
  ['BISSAU', ['Guinea-Bissau']],
  ['xyz', []],
])('%s finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));

it.each([
  ['UK', ['GB', 'UA']],
  ['engl', ['GB']],
  ['u', ['UA', 'GB']],
])('%s is also found by another name: %j', (typed, values) => {
  expect(searchOptions(kingdoms, typed).map(({ value }) => value)).toEqual(values);
});

it('finds all before anything is typed', () => expect(found(' ')).toHaveLength(6));
