import { EditorState, TextSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { createDocumentFinder, matchFrom } from './find-matches.ts';
import { replaceMatches } from './replace-matches.ts';

const { doc, paragraph, blockquote, scene_break: sceneBreak, hard_break: hardBreak } = schema.nodes;
const em = schema.marks.em.create();
const text = (value: string, ...marks: (typeof em)[]) => schema.text(value, marks);
const query = (value: string) => ({ text: value, match_case: false, whole_word: false });

const chapter = doc.create(null, [
  paragraph.create(null, [text('Her '), text('co', em), text('at and coat')]),
  sceneBreak.create(),
  blockquote.create(null, [paragraph.create(null, [text('a'), hardBreak.create(), text('coat')])]),
]);
const state = EditorState.create({ doc: chapter });
const texts = (node: typeof chapter) => node.textBetween(0, node.content.size, '|', '/');

it('finds across marks, in quotes and behind line breaks', () => {
  const found = createDocumentFinder(query('COAT'))(chapter);
  expect(found.map(({ from, to }) => chapter.textBetween(from, to))).toEqual(['coat', 'coat', 'coat']);
});

it('reads only what has changed', () => {
  const find = createDocumentFinder(query('coat'));
  find(chapter);
  const spy = jest.spyOn(chapter.child(0), 'textBetween');
  const changed = state.apply(state.tr.insertText('coat ', chapter.content.size - 2)).doc;
  expect(find(changed)).toHaveLength(4);
  expect(spy).not.toHaveBeenCalled();
});

it('starts with the match behind the cursor', () => {
  const found = createDocumentFinder(query('coat'))(chapter);
  expect(matchFrom(found, 0)).toBe(0);
  expect(matchFrom(found, found[0]?.to ?? 0)).toBe(1);
  expect(matchFrom(found, 1000)).toBe(0);
  expect(matchFrom([], 5)).toBe(-1);
});

it('replaces all as one change, in the look of what was there', () => {
  const found = createDocumentFinder(query('coat'))(chapter);
  const { doc: replaced, steps } = replaceMatches(state, found, 'scarf');
  expect(texts(replaced)).toBe('Her scarf and scarf|/|a/scarf');
  expect(replaced.child(0).child(1)).toEqual(text('scarf', em));
  expect(steps).toHaveLength(2);
  expect(() => replaced.check()).not.toThrow();
});

it('takes matches away with an empty replacement', () => {
  const found = createDocumentFinder(query('coat'))(chapter);
  expect(texts(replaceMatches(state, found, '').doc)).toBe('Her  and |/|a/');
});

it('keeps the cursor where it stands between two matches', () => {
  const found = createDocumentFinder(query('Her'))(chapter);
  const at = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8)));
  expect(at.apply(replaceMatches(at, found, 'His old')).selection.head).toBe(12);
});
