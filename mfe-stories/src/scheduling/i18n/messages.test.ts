import en from './en.ts';
import es from './es.ts';

const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

it('says everything in Spanish, with the same parameters', () => {
  const english = new Map<string, string>(Object.entries(en));
  expect(Object.keys(es).toSorted()).toEqual([...english.keys()].toSorted());
  for (const [key, text] of Object.entries(es)) expect(parameters(text)).toEqual(parameters(english.get(key) ?? ''));
});
