import { schema } from '../schema.ts';
import { chapterText } from '../testing/chapters.ts';
import { middleOf, splitDocument, splitTexts } from './split-text.ts';

const { doc, paragraph, blockquote, scene_break: sceneBreak } = schema.nodes;
const para = (text = '') => paragraph.create(null, text === '' ? [] : schema.text(text));
const chapter = doc.create(null, [para('one two'), sceneBreak.create(), blockquote.create(null, [para('three four')])]);
const texts = (node: typeof chapter) => node.children.map((block) => `${block.type.name}:${block.textContent}`);

it('cuts within a paragraph, also one in a quote', () => {
  const inWords = splitDocument(chapter, 5);
  expect(inWords && [texts(inWords.first), texts(inWords.second)]).toEqual([
    ['paragraph:one '],
    ['paragraph:two', 'scene_break:', 'blockquote:three four'],
  ]);
  const inQuote = splitDocument(chapter, 18);
  expect(inQuote && [texts(inQuote.first).at(-1), texts(inQuote.second)]).toEqual([
    'blockquote:three ',
    ['blockquote:four'],
  ]);
});

it('drops the scene break at the cut', () => {
  const split = splitDocument(chapter, 8);
  expect(split && [texts(split.first), texts(split.second)]).toEqual([
    ['paragraph:one two'],
    ['blockquote:three four'],
  ]);
});

it('refuses an empty side', () => {
  expect(splitDocument(chapter, 1)).toBeNull();
  expect(splitDocument(chapter, chapter.content.size)).toBeNull();
});

it('keeps the note before on the first and the note after on the second', () => {
  const split = splitDocument(chapter, 8);
  if (!split) throw new Error('It has two sides.');
  const text = { ...chapterText('Old'), note_before: 'before', note_after: 'after', warning: 'blood' };
  const [first, second] = splitTexts(text, split, 'New');
  expect(first).toMatchObject({ title: 'Old', note_before: 'before', note_after: '', warning: 'blood' });
  expect(second).toMatchObject({ title: 'New', note_before: '', note_after: 'after', warning: 'blood' });
});

it('offers the middle of a long chapter, at a scene break where one is near', () => {
  const long = doc.create(null, [para('a b c d'), para('e f g'), sceneBreak.create(), para('h i j'), para('k l m')]);
  expect(middleOf(long)).toBe(16);
});
