import type { ChapterDocument } from './chapter-document.ts';
import { blockTexts, countDocumentWords, countWords } from './chapter-text.ts';

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['— … !', 0],
  ['One two three.', 3],
  ["It's the wolves' moon", 4],
  ['It’s don’t', 2],
  ['well-known twenty‑one', 2],
  ['3,000 words and 2.5 more', 5],
  ['end.Next', 1],
  ['one—two', 2],
  ['one...two', 2],
  ['El niño añadió', 3],
  ['e\u0301tude', 1],
  ['co\u00adoperate now', 2],
  ['क्\u200dषेत्र में', 2],
  ['привет мир', 2],
  ['안녕 세상', 2],
  ['狼の月', 3],
  ['「狼」と月。', 3],
  ['สวัสดี', 4],
  ['Moon 狼 wolf', 3],
  ['A狼B', 3],
  ['🐺 wolf 🐺', 1],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

const text = (value: string) => ({ type: 'text' as const, text: value });
const document: ChapterDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('The moon')] },
    { type: 'paragraph', content: [text('half'), { ...text('way'), marks: [{ type: 'em' }] }, text(' there')] },
    { type: 'scene_break' },
    {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [text('one'), { type: 'hard_break' }, text('two')] }],
    },
    { type: 'paragraph' },
  ],
};

test('the texts of the blocks, in order', () => {
  expect(blockTexts(document)).toEqual(['The moon', 'halfway there', '', 'one\ntwo', '']);
});

test('a word in two formats is one, words of two blocks are two', () => {
  expect(countDocumentWords(document)).toBe(6);
});
