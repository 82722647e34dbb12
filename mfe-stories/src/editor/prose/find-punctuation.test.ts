import { punctuationEdits, setPunctuation } from './find-punctuation.ts';
import { punctuationStyle } from './punctuation-styles.ts';

const set = (language: string, text: string) => {
  const style = punctuationStyle(language);
  return style ? setPunctuation(text, style) : text;
};

it.each([
  ['en', '"No--"', '“No—”'],
  ['en', "don't", 'don’t'],
  ['en', '"\'Tis late," she said...', '“’Tis late,” she said…'],
  ['en', "the '90s", 'the ’90s'],
  ['en', "told 'em all", 'told ’em all'],
  ['en', "'Empty' he said", '‘Empty’ he said'],
  ['en', '"He said \'no\'," she said.', '“He said ‘no’,” she said.'],
  ['en', 'word--"Yes"', 'word—“Yes”'],
  ['en', '("so")', '(“so”)'],
  ['en', 'a---b', 'a---b'],
  ['en', '-not a dash', '-not a dash'],
  ['en', 'a line\n"and another"', 'a line\n“and another”'],
  ['en-GB', '"so"', '“so”'],
  ['es', '-Hola -dijo Juan-. ¿Qué tal?', '—Hola —dijo Juan—. ¿Qué tal?'],
  ['es', '--Hola', '—Hola'],
  ['es', 'Leyó "El Quijote" -dijo', 'Leyó «El Quijote» -dijo'],
  ['es', 'físico-químico', 'físico-químico'],
  ['es', '-5 grados', '-5 grados'],
  ['fr', '"Oui" ! Non? Quoi !', '«\u202fOui\u202f»\u202f! Non\u202f? Quoi\u202f!'],
  ['fr', "l'homme 'x'", 'l’homme ’x’'],
  ['fr', 'à 10:30 : rien', 'à 10:30\u00a0: rien'],
  ['fr', 'Quoi?!', 'Quoi\u202f?!'],
  ['fr', 'http://a.b/c?d', 'http://a.b/c?d'],
  ['fr', '- Oui', '— Oui'],
  ['de', '"Ja", sagte er. "Geht\'s?"', '„Ja“, sagte er. „Geht’s?“'],
  ['de', '"Er rief \'halt\'"', '„Er rief ‚halt‘“'],
  ['de', 'so -- und so', 'so – und so'],
  ['it', '"Ciao"', '«Ciao»'],
  ['ru', '"Да"', '«Да»'],
  ['ja', '「語」"x"', '「語」"x"'],
  ['zh', '"好"', '“好”'],
])('%s: %s', (language, text, expected) => {
  expect(set(language, text)).toBe(expected);
});

it.each([
  ['en', '“It’s here,” she said—‘now’…'],
  ['de', '„Ja“, sagte er – ‚so‘.'],
  ['fr', '«\u202fOui\u202f»\u202f! Quoi\u202f?'],
  ['es', '—Hola —dijo Juan—. «Sí»'],
])('%s: leaves text alone that is already set', (language, text) => {
  expect(set(language, text)).toBe(text);
});

it('says how far it had to read', () => {
  const style = punctuationStyle('es');
  if (!style) throw new Error('Spanish has a style.');
  expect(punctuationEdits('-', style)).toEqual([]);
  expect(punctuationEdits('-H', style)).toEqual([{ from: 0, to: 1, insert: '—', kind: 'dash', seen: 2 }]);
});
