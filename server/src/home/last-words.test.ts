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
  [
    'a script without spaces starts with a sentence too',
    of('她跑了。他看着她。', '雪下了。'),
    13,
    '他看着她。 雪下了。',
  ],
  ['a closing mark belongs to its sentence', of('“雪下了一整夜，没有停。”他说。门开了'), 8, '他说。门开了'],
  ['a far space is no place to begin', of(`${'雪'.repeat(30)}`, '门开了'), 20, `…${'雪'.repeat(16)} 门开了`],
  ['a character of two halves stays whole', of('🐉'.repeat(10)), 5, `…${'🐉'.repeat(2)}`],
  ['a letter keeps its vowel sign', of('กิ'.repeat(10)), 5, `…${'กิ'.repeat(2)}`],
  ['an empty chapter has none', of('', ''), 50, ''],
])('%s', (_, document, length, words) => {
  expect(lastWords(document, length)).toBe(words);
});
