import { EditorState } from 'prosemirror-state';
import { punctuationOf } from '../prose/view-tools.ts';
import { schema } from '../schema.ts';
import { countKinds, fixPunctuation, punctuationPlaces } from './chapter-punctuation.ts';

const { doc, paragraph, blockquote } = schema.nodes;
const em = schema.marks.em.create();
const state = EditorState.create({
  doc: doc.create(null, [
    paragraph.create(null, [schema.text('"I '), schema.text("don't", [em]), schema.text(' know..."')]),
    blockquote.create(null, [paragraph.create(null, schema.text('so--so'))]),
  ]),
});
const find = (language: string) => punctuationOf(language) ?? (() => []);

it('finds every place, by kind', () => {
  const places = punctuationPlaces(state, find('en'));
  expect(Object.fromEntries(countKinds(places))).toEqual({ quote: 3, ellipsis: 1, dash: 1 });
  expect(places[1]).toMatchObject({ before: '"I don', was: "'", insert: '’', after: 't know..."' });
});

it('sets all of them as one change, and the marks of the text stay', () => {
  const { doc: fixed } = state.apply(fixPunctuation(state, punctuationPlaces(state, find('en'))));
  expect(fixed.textBetween(0, fixed.content.size, '|')).toBe('“I don’t know…”|so—so');
  expect(fixed.firstChild?.child(1).text).toBe('don’t');
  expect(punctuationPlaces(EditorState.create({ doc: fixed }), find('en'))).toEqual([]);
});
