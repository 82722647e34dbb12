import { digestMessage } from './digest-message.ts';

const comment = { story: 'Luna', reader: 'Teresa', text: 'Hola', isVisible: true };

test.each([
  ['en', 'A new comment', 'Luna: 1\n\nThe newest:\n\nTeresa: “Hola”'],
  ['es', 'Un comentario nuevo', 'Luna: 1\n\nLo más reciente:\n\nTeresa: «Hola»'],
] as const)('in %s one comment is told as one, in the quotation marks of the language', (language, title, body) => {
  expect(digestMessage([comment], language)).toMatchObject({ title, body });
});

test('a long comment is shortened by whole characters', () => {
  const text = `${'a'.repeat(199)}🐉🐉🐉`;
  expect(digestMessage([{ ...comment, text }], 'en').body).toMatch(/a{199}…”$/);
});
