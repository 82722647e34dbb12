import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { fromChapterDocument } from '../prose/chapter-document.ts';
import { chapterText, newState } from '../testing/chapters.ts';
import { replaceDocument } from './replace-document.ts';

const text = (...lines: string[]) => ({
  ...chapterText(''),
  content: {
    type: 'doc' as const,
    content: lines.map((line) => ({
      type: 'paragraph' as const,
      ...(line !== '' && { content: [{ type: 'text' as const, text: line }] }),
    })),
  },
});

it('leaves the caret at its word', () => {
  const state = newState(text('First.', 'Here is the caret.', 'Last.'));
  const at = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 16)));
  expect(at.selection.$head.nodeBefore?.text).toBe('Here is');
  const next = fromChapterDocument(text('New.', 'First!', 'Here is the caret.', 'Last of all.').content);
  const after = at.apply(replaceDocument(at, next));
  expect(after.doc.eq(next)).toBe(true);
  expect(after.selection.$head.nodeBefore?.text).toBe('Here is');
});

it('gives the other document, whatever the two are', () => {
  const lines = fc.array(fc.constantFrom('', 'a', 'aa', 'aba', 'the snow', 'the snow fell', 'snow'), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const state = newState(text(...one));
      const next = fromChapterDocument(text(...other).content);
      return state.apply(replaceDocument(state, next)).doc.eq(next);
    }),
    { numRuns: 500, seed: 7 },
  );
});
