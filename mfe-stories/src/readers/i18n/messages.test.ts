import en from './en.ts';
import es from './es.ts';

const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

it('says everything in Spanish, with the same parameters', () => {
  const english = new Map<string, string>(Object.entries(en));
  expect(Object.keys(es).toSorted()).toEqual([...english.keys()].toSorted());
  const wrong = Object.entries(es).filter(
    ([key, text]) => text === '' || parameters(text).join() !== parameters(english.get(key) ?? '').join(),
  );
  expect(wrong).toEqual([]);
});
