import en from './en.ts';
import es from './es.ts';

test('every English text of the base components has its Spanish one with the same parameters', () => {
  const parameters = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    const translated = Object.entries(es).find(([other]) => other === key)?.[1] ?? '';
    expect(translated.trim()).not.toBe('');
    expect([key, parameters(translated)]).toEqual([key, parameters(text)]);
  }
});
