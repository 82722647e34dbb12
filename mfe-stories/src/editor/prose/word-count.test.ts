import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { EditorState } from 'prosemirror-state';
import { fromChapterDocument } from './chapter-document.ts';
import { countNodeWords } from './word-count.ts';

const document: ChapterDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Part One' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'It’s 3,000 — do' },
        { type: 'text', text: 'ne', marks: [{ type: 'em' }] },
        { type: 'hard_break' },
        { type: 'text', text: 'next' },
      ],
    },
    { type: 'scene_break' },
    {
      type: 'blockquote',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '東京の夜' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'two words' }] },
      ],
    },
  ],
};

it('counts as the contract counts', () => {
  expect(countNodeWords(fromChapterDocument(document))).toBe(countDocumentWords(document));
  expect(countDocumentWords(document)).toBe(12);
});

it('follows a change', () => {
  const state = EditorState.create({ doc: fromChapterDocument(document) });
  const before = countNodeWords(state.doc);
  const changed = state.apply(state.tr.insertText('One more word. ', 1)).doc;
  expect(countNodeWords(changed)).toBe(before + 3);
  expect(countNodeWords(state.doc)).toBe(before);
});
