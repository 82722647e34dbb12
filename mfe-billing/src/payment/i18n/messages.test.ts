import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';
import en from './en.ts';
import es from './es.ts';

test('every English text has its Spanish one with the same parameters', () => {
  expect(translationProblems(en, es)).toEqual([]);
});
