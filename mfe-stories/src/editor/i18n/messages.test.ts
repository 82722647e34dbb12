import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Table = Readonly<Record<string, string>>;

const tablesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`);
const files = ['en.ts', ...tablesIn('en')];
const readTable = async (file: string): Promise<Table> => (await import(`./${file}`)).default;
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

it('has a Spanish table for each English one', () => {
  expect(['es.ts', ...tablesIn('es')]).toEqual(files.map((file) => file.replace('en', 'es')));
});

it.each(files)('%s is complete in Spanish', async (file) => {
  const english = await readTable(file);
  const spanish = await readTable(file.replace('en', 'es'));
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
  const wrong = Object.entries(english).filter(
    ([key, text]) => !spanish[key] || placeholders(spanish[key]).join() !== placeholders(text).join(),
  );
  expect(wrong).toEqual([]);
});
