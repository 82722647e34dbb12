import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';

const names = readdirSync(join(import.meta.dirname, 'en'));

it.each(names)('%s is complete in Spanish, with the same parameters', async (name) => {
  const [english, spanish] = await Promise.all([import(`./en/${name}`), import(`./es/${name}`)]);
  expect(translationProblems(english.default, spanish.default)).toEqual([]);
});
