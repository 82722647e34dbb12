import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { lastWords } from './last-words.ts';

const of = (...paragraphs: string[]): ChapterDocument => ({
  type: 'doc',
  content: [
    ...paragraphs.map((text) => ({
      type: 'paragraph' as const,
      content: text === '' ? [] : [{ type: 'text' as const, text }],
    })),
    { type: 'scene_break' },
  ],
});

it.each([
  ['a short chapter is there whole', of('She ran.', '', 'She fell.'), 50, 'She ran. She fell.'],
  [
    'a long one starts with a sentence',
    of('One long first sentence. “Run!” He did. She let go'),
    20,
    'He did. She let go',
  ],
  ['a long sentence is cut at a word', of('and on and on and on and on'), 12, '…on and on'],
  ['a word without end is cut anywhere', of('aaaaaaaaaaaaaaaaaaaa'), 5, '…aaaaa'],
  ['an empty chapter has none', of('', ''), 50, ''],
])('%s', (_, document, length, words) => {
  expect(lastWords(document, length)).toBe(words);
});
