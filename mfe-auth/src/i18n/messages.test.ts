import en from './en.ts';
import es from './es.ts';
import esSettings from './es-settings.ts';
import { labels } from './labels.ts';
import { settingsMessages } from './settings-messages.ts';

const parameters = (text: string) => (text.match(/{{\w+}}|<\w+>/g) ?? []).sort();

test.each([
  ['texts', en, es],
  ['texts of the settings', settingsMessages.en, esSettings],
  ['labels', labels.en, labels.es],
] as const)('every English one of the %s has its Spanish one with the same parameters', (_name, english, spanish) => {
  const translated = new Map<string, string>(Object.entries(spanish));
  expect([...translated.keys()].sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries<string>(english)) {
    expect([key, parameters(translated.get(key) ?? '')]).toEqual([key, parameters(text)]);
    expect(translated.get(key)?.trim()).not.toBe('');
  }
});
