import { cutDocument } from './cut-document.ts';
import { parseText } from './parse-text.ts';

const [chapter, untitled] = parseText('# The Bridge\nShe _knew_ it.\n* * *\nOne line, // another.\n# \nNext.\n');

test('headings, italics, scene breaks and verse become the chapter’s nodes', () => {
  expect(chapter).toEqual({
    title: 'The Bridge',
    document: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'She ' },
            { type: 'text', text: 'knew', marks: [{ type: 'em' }] },
            { type: 'text', text: ' it.' },
          ],
        },
        { type: 'scene_break' },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'One line,' }, { type: 'hard_break' }, { type: 'text', text: 'another.' }],
        },
      ],
    },
  });
  expect(untitled?.title).toBe('');
});

test('a cut chapter breaks off in the middle of a sentence', () => {
  const text = parseText('# \nOne two three.\nFour five six seven.\n')[0]?.document ?? { type: 'doc', content: [] };
  expect(cutDocument(text, 5).content.at(-1)).toEqual({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Four five' }],
  });
});
