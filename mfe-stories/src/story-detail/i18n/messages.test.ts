import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Table = Readonly<Record<string, string>>;

const names = readdirSync(join(import.meta.dirname, 'en'));
const readTable = async (file: string): Promise<Table> => (await import(`./${file}`)).default;
const parameters = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

it.each(names)('%s is complete in Spanish, with the same parameters', async (name) => {
  const english = await readTable(`en/${name}`);
  const spanish = await readTable(`es/${name}`);
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, text] of Object.entries(spanish))
    expect([key, parameters(text)]).toEqual([key, parameters(english[key])]);
});
