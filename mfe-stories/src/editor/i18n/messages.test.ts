import en from './en.ts';
import es from './es.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

it.each(Object.entries(en))('%s is complete in Spanish', (key, text) => {
  const spanish = Object.entries(es).find(([name]) => name === key)?.[1] ?? '';
  expect(spanish).not.toBe('');
  expect(placeholders(spanish)).toEqual(placeholders(text));
});
