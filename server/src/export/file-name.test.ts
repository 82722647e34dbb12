import { padNumber, toFileName } from './file-name.ts';

test.each([
  ['Who? Me/You: "now"', 'Who Me You now'],
  ['..hidden.', 'hidden'],
  // Of devices, which Windows takes for no file and no folder.
  ['Con', 'Con_'],
  ['nul.and void', 'nul_.and void'],
  ['COM1', 'COM1_'],
  ['Console', 'Console'],
  ['???', 'Story'],
  ['a\u0000b\u202Ec', 'a b c'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Ada 👩\u200d🚀', 'Ada 👩\u200d🚀'],
  ['\u200d', 'Story'],
  [`${'a'.repeat(78)}👩\u200d🚀`, `${'a'.repeat(78)}👩`],
  ['ß'.repeat(100), 'ß'.repeat(80)],
  ['雪'.repeat(100), '雪'.repeat(66)],
  ['🐉'.repeat(80), '🐉'.repeat(50)],
  // Windows takes no name that ends so.
  [`${'a'.repeat(79)}. And on`, 'a'.repeat(79)],
])('%j is the file %j', (title, name) => {
  expect(toFileName(title, 'Story')).toBe(name);
});

test('numbers sort as text', () => {
  expect([7, 42, 365].map((number) => padNumber(number, 365))).toEqual(['007', '042', '365']);
});
