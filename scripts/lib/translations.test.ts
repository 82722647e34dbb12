import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';

const root = join(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'src')));

/** Tables of texts stand in `i18n/en.ts` or in `i18n/en/`, with their Spanish ones in `es` at the same place. */
const ENGLISH = /^(.*\/)?i18n\/en(\.ts|\/[\w-]+\.ts)$/;
const files = packages.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true }).map((path) => `${name}/src/${path}`),
);
const tables = files.filter((path) => ENGLISH.test(path));
const spanishOf = (path: string) => path.replace(/i18n\/en(?=\.ts$|\/[\w-]+\.ts$)/, 'i18n/es');
const readTable = async (path: string) => (await import(join(root, path))).default;

it('finds the tables of every package that shows texts', () => {
  const found = new Set(tables.map((path) => path.split('/')[0]));
  expect([...found]).toEqual(expect.arrayContaining(['shared', 'shell', 'mfe-auth', 'mfe-stories']));
});

it('has no Spanish table without its English one', () => {
  const spanish = files.filter((path) => ENGLISH.test(path.replace('i18n/es', 'i18n/en')) && !ENGLISH.test(path));
  expect(spanish.toSorted()).toEqual(tables.map(spanishOf).toSorted());
});

it.each(tables)('%s is complete in Spanish, with the same parameters', async (path) => {
  expect(translationProblems(await readTable(path), await readTable(spanishOf(path)))).toEqual([]);
});

/** Names that the specification gives, in any letter case. */
const NAMES = ['Pay-to-Read', 'Completion Bonus'];

it.each(tables)('%s writes the names of the specification as it does', async (path) => {
  const texts = Object.values(await readTable(path)).join('\n');
  const written = texts.match(new RegExp(NAMES.join('|'), 'gi')) ?? [];
  expect(written.filter((name) => !NAMES.includes(name))).toEqual([]);
});
