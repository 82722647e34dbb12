import { sentenceAt } from './sentence-at.ts';

it.each([
  ['One. Two! Three', 2, 'One.'],
  ['One. Two! Three', 6, 'Two!'],
  ['One. Two! Three', 15, 'Three'],
  ['“Stop.” She did.', 3, '“Stop.”'],
  ['“Stop.” She did.', 9, 'She did.'],
  ['It cost 3.50 then. So', 10, 'It cost 3.50 then.'],
  ['一句。二句。', 1, '一句。'],
  ['一句。二句。', 4, '二句。'],
  ['', 0, ''],
])('%j at %i', (text, offset, sentence) => {
  const { from, to } = sentenceAt(text, offset);
  expect(text.slice(from, to)).toBe(sentence);
});
