import config from '../../remote.config.ts';
import en from './en.ts';
import es from './es.ts';

const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();
const entries = Object.entries(es);

it.each(['en', 'es'] as const)('has a label in %s for every title and navigation entry', (language) => {
  const keys = [...config.pages.map((page) => page.title), ...config.navigation.flatMap((e) => [e.label, e.tabLabel])];
  expect(Object.keys(config.labels[language])).toEqual(expect.arrayContaining(keys));
});

it('says everything in Spanish, with the same parameters', () => {
  expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
  const wrong = entries.filter(([key, text]) => {
    const english = new Map<string, string>(Object.entries(en)).get(key) ?? '';
    return text === '' || parameters(text).join() !== parameters(english).join();
  });
  expect(wrong).toEqual([]);
});
