import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { Book, BookText } from '../book.ts';

/** Every kind of block and mark, and what formats tend to break on. */
export const EVERYTHING: ChapterDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'I. <Begin> & "end"' }] },
    {
      type: 'paragraph',
      attrs: { align: 'center' },
      content: [
        { type: 'text', text: 'She said ' },
        { type: 'text', text: 'no ', marks: [{ type: 'em' }] },
        { type: 'text', text: 'and', marks: [{ type: 'strong' }, { type: 'em' }] },
        { type: 'text', text: ' meant', marks: [{ type: 'underline' }] },
        { type: 'hard_break' },
        { type: 'text', text: 'it', marks: [{ type: 'strike' }] },
        { type: 'text', text: '. *Not* _this_, 1. or # that.' },
      ],
    },
    { type: 'scene_break' },
    {
      type: 'blockquote',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'a letter',
              marks: [{ type: 'link', attrs: { href: 'https://example.com/a b?c=1&d=2' } }],
            },
          ],
        },
      ],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'A bell\u0007 and half a pair \ud800.' }] },
    { type: 'paragraph' },
  ],
};

/** A paragraph from right to left, one from left to right, and one without a letter. */
export const BOTH_WAYS: BookText = {
  content: {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'right' }, content: [{ type: 'text', text: 'ليل' }] },
      { type: 'paragraph', attrs: { align: 'right' }, content: [{ type: 'text', text: '“Night.”' }] },
      { type: 'paragraph', content: [{ type: 'text', text: '1905' }] },
    ],
  },
  noteBefore: '',
  noteAfter: '',
  warning: '',
};

const TEXT: BookText = {
  content: EVERYTHING,
  noteBefore: 'Thank you <all>.',
  noteAfter: '',
  warning: 'Violence & death',
};

/** A book with a chapter before the first volume and one, without a title, in each of two. */
export function sampleBook(changes: Partial<Book> = {}): Book {
  return {
    storyId: '01930000-0000-7000-8000-000000000001',
    title: 'Moon & <Us>',
    author: 'Noor "N" Valdez',
    synopsis: 'A letter & a moon.',
    language: 'en',
    genres: ['werewolf'],
    tags: ['slow <burn>'],
    updatedAt: new Date('2025-11-21T20:00:00.123Z'),
    cover: '',
    volumes: ['Book One', 'Book Two'],
    chapters: [
      { chapterId: 'a', position: 1, title: 'The Letter', volume: undefined },
      { chapterId: 'b', position: 2, title: '', volume: 0 },
      { chapterId: 'c', position: 3, title: 'Who? Me/You', volume: 1 },
    ],
    readText: () => Promise.resolve(TEXT),
    ...changes,
  };
}
