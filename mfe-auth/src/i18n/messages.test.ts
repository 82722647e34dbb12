import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';
import en from './en.ts';
import es from './es.ts';
import esSettings from './es-settings.ts';
import { labels } from './labels.ts';
import { settingsMessages } from './settings-messages.ts';

test.each([
  ['texts', en, es],
  ['texts of the settings', settingsMessages.en, esSettings],
  ['labels', labels.en, labels.es],
] as const)('every English one of the %s has its Spanish one with the same parameters', (_name, english, spanish) => {
  expect(translationProblems(english, spanish)).toEqual([]);
});
