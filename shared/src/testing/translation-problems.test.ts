import { translationProblems } from './translation-problems.ts';

const english = { saved: 'Saved {{count}} of {{total}}', terms: 'Read the <link>terms</link>' };

it('finds nothing in a complete translation, whatever the order of its words', () => {
  const spanish = { terms: 'Lee las <link>condiciones</link>', saved: 'De {{total}} se guardaron {{count}}' };
  expect(translationProblems(english, spanish)).toEqual([]);
});

it('names what is missing, empty, unknown or has other parameters', () => {
  expect(translationProblems(english, { saved: ' ', extra: 'Más' })).toEqual([
    'saved: missing or empty',
    'terms: missing or empty',
    'saved: [] in place of [{{count}} {{total}}]',
    'extra: not in English',
  ]);
  expect(translationProblems(english, { ...english, terms: 'Lee las condiciones' })).toEqual([
    'terms: [] in place of [</link> <link>]',
  ]);
});
