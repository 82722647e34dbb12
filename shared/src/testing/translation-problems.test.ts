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

it('names a percent sign that a line may begin with', () => {
  const share = { share: '{{percent}}% of it' };
  expect(translationProblems(share, { share: 'El {{percent}}\u00a0% de ello' })).toEqual([]);
  expect(translationProblems(share, { share: 'El {{percent}} % de ello' })).toEqual(['share: % may begin a line']);
});
