import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';
import en from './en/sign-in.ts';
import esProfile from './es/profile.ts';
import es from './es/sign-in.ts';
import esUndoEmail from './es/undo-email.ts';
import esSettings from './es-settings.ts';
import { labels } from './labels.ts';
import { profileMessages } from './profile-messages.ts';
import { settingsMessages } from './settings-messages.ts';
import { undoEmailMessages } from './undo-email-messages.ts';

test.each([
  ['texts of the sign-in', en, es],
  ['texts of the profile', profileMessages.en, esProfile],
  ['texts of the settings', settingsMessages.en, esSettings],
  ['texts of taking an address back', undoEmailMessages.en, esUndoEmail],
  ['labels', labels.en, labels.es],
] as const)('every English one of the %s has its Spanish one with the same parameters', (_name, english, spanish) => {
  expect(translationProblems(english, spanish)).toEqual([]);
});
