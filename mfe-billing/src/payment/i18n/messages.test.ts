import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';
import en from './en.ts';
import es from './es.ts';

test('every English text has its Spanish one with the same parameters', () => {
  expect(translationProblems(en, es)).toEqual([]);
});

test('no line can break within the name of a form', () => {
  expect([en, es].flatMap(Object.values).filter((text) => /W-\d/.test(text))).toEqual([]);
});
