import { chapterText } from '../testing/chapters.ts';
import { fileNameOf } from './download-text.ts';
import { plainCopy } from './plain-copy.ts';

it('writes title, notes and paragraphs, and a scene break where one is', () => {
  const text = {
    ...chapterText('One'),
    title: 'The Bridge',
    note_after: 'Thanks',
    content: {
      type: 'doc' as const,
      content: [
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'a' }] },
        { type: 'scene_break' as const },
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'b' }] },
        { type: 'paragraph' as const },
        {
          type: 'blockquote' as const,
          content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'c' }] }],
        },
        { type: 'paragraph' as const },
      ],
    },
  };
  expect(plainCopy(text)).toBe('The Bridge\n\na\n\n* * *\n\nb\n\nc\n\nThanks');
});

it('names the file after the title, without what file systems forbid', () => {
  expect(fileNameOf('Who? "Me": a/b')).toBe('Who Me a b.txt');
  expect(fileNameOf('  ')).toBe('chapter.txt');
});
