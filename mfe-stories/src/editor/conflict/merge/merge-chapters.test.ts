import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import type { Inline } from '@myfiction/shared/contract/inline-content.ts';
import { fromChapterDocument, toChapterDocument } from '../../prose/chapter-document.ts';
import { cleanMerge, mergeChapters } from './merge-chapters.ts';

type Piece = string | Inline;
const inline = (piece: Piece): Inline => (typeof piece === 'string' ? { type: 'text', text: piece } : piece);
const paragraph = (...content: Piece[]): ChapterBlock => ({ type: 'paragraph', content: content.map(inline) });
const doc = (...blocks: (string | ChapterBlock)[]): ChapterDocument => ({
  type: 'doc',
  content: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
});
const em = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'em' }] });
const strong = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'strong' }] });

function chapter(content: ChapterDocument, fields: Partial<ChapterText> = {}): ChapterText {
  return { title: 'One', note_before: '', note_after: '', warning: '', ...fields, content };
}

function merge(base: ChapterDocument, mine: ChapterDocument, theirs: ChapterDocument): ChapterDocument | null {
  const merged = cleanMerge(mergeChapters(chapter(base), chapter(mine), chapter(theirs)))?.content ?? null;
  // What a merge gives is what the editor would save: it never changes by being opened.
  if (merged) expect(toChapterDocument(fromChapterDocument(merged))).toEqual(merged);
  return merged;
}

const passages = (base: ChapterDocument, mine: ChapterDocument, theirs: ChapterDocument) =>
  mergeChapters(chapter(base), chapter(mine), chapter(theirs)).segments.map((segment) =>
    segment.kind === 'merged'
      ? blockTexts({ type: 'doc', content: [...segment.blocks] }).join('|')
      : [segment.base, segment.mine, segment.theirs].map((blocks) =>
          blockTexts({ type: 'doc', content: [...blocks] }).join('|'),
        ),
  );

it('takes both sides where they changed different paragraphs', () => {
  expect(merge(doc('a', 'b', 'c'), doc('a', 'b', 'c', 'd'), doc('z', 'a', 'b', 'c'))).toEqual(
    doc('z', 'a', 'b', 'c', 'd'),
  );
  expect(merge(doc('a', 'b', 'c'), doc('a!', 'b', 'c'), doc('a', 'b', 'c?'))).toEqual(doc('a!', 'b', 'c?'));
  expect(merge(doc('a', 'b'), doc('a!', 'b'), doc('a', 'b?'))).toEqual(doc('a!', 'b?'));
});

it('takes both sides where they changed different words of one paragraph', () => {
  expect(
    merge(
      doc('The snow fell all night over the bridge.'),
      doc('The white snow fell all night over the bridge.'),
      doc('The snow fell all night over the old bridge.'),
    ),
  ).toEqual(doc('The white snow fell all night over the old bridge.'));
});

it('lets a deletion of one side stand, and the same change of both once', () => {
  expect(merge(doc('a', 'b', 'c'), doc('a', 'c'), doc('a', 'b', 'c', 'd'))).toEqual(doc('a', 'c', 'd'));
  expect(merge(doc('a', 'b'), doc('a', 'new', 'b'), doc('a', 'new', 'b'))).toEqual(doc('a', 'new', 'b'));
});

it('keeps the words of one side and the marks of the other', () => {
  expect(
    merge(doc('She ran home.'), doc('She ran all the way home.'), doc(paragraph(em('She'), ' ran home.'))),
  ).toEqual(doc(paragraph(em('She'), ' ran all the way home.')));
  expect(
    merge(doc('She ran home.'), doc(paragraph('She ', strong('ran'), ' home.')), doc(paragraph(em('She ran home.')))),
  ).toEqual(
    doc(
      paragraph(em('She '), { type: 'text', text: 'ran', marks: [{ type: 'strong' }, { type: 'em' }] }, em(' home.')),
    ),
  );
});

it('merges alignment, splits and quotes with words', () => {
  const centred: ChapterBlock = { type: 'paragraph', attrs: { align: 'center' }, content: [inline('One two three.')] };
  expect(merge(doc('One two three.'), doc(centred), doc('One and two three.'))).toEqual(
    doc({ ...centred, content: [inline('One and two three.')] }),
  );
  expect(
    merge(
      doc('One two. Three four.', 'end'),
      doc('One two.', 'Three four.', 'end'),
      doc('One two. Three and four.', 'end'),
    ),
  ).toEqual(doc('One two.', 'Three and four.', 'end'));
  const quote = (...texts: string[]): ChapterBlock => ({
    type: 'blockquote',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  expect(merge(doc(quote('a b', 'c')), doc(quote('a x b', 'c')), doc(quote('a b', 'c', 'd')))).toEqual(
    doc(quote('a x b', 'c', 'd')),
  );
});

it('leaves to the author, paragraph by paragraph, what both changed in one place', () => {
  expect(
    passages(
      doc('Start.', 'The door was red.', 'Middle.', 'End.'),
      doc('Start.', 'The door was green.', 'Middle.', 'End!'),
      doc('Start.', 'The door was blue.', 'Middle too.', 'End.'),
    ),
  ).toEqual(['Start.', ['The door was red.', 'The door was green.', 'The door was blue.'], 'Middle too.|End!']);
});

it('keeps what was written at the end of a paragraph there, where the other side has written a new one after it', () => {
  expect(merge(doc('One.', 'End.'), doc('One. More.', 'End.'), doc('One, two.', 'New.', 'End.'))).toEqual(
    doc('One, two. More.', 'New.', 'End.'),
  );
  expect(
    passages(
      doc('The first line.'),
      doc('The first line. Mine.', 'Second mine.'),
      doc('The first line, changed.', 'Theirs.'),
    ),
  ).toEqual(['The first line, changed. Mine.', ['', 'Second mine.', 'Theirs.']]);
});

it('leaves a paragraph that one side deleted and the other wrote in', () => {
  expect(passages(doc('a', 'b c', 'd'), doc('a', 'd'), doc('a', 'b and c', 'd'))).toEqual([
    'a',
    ['b c', '', 'b and c'],
    'd',
  ]);
});

it('leaves two different links on the same words', () => {
  const link = (href: string): Inline => ({ type: 'text', text: 'map', marks: [{ type: 'link', attrs: { href } }] });
  const [one, other] = [link('https://one.example'), link('https://other.example')].map((piece) =>
    doc(paragraph(piece)),
  );
  expect(one && other && merge(doc('map'), one, other)).toBeNull();
});

it('merges fields, and leaves those that both named differently', () => {
  const text = doc('a');
  const base = chapter(text, { note_after: 'Thanks for reading.' });
  const mine = chapter(text, { title: 'Mine', note_after: 'Many thanks for reading.', note_before: 'Hello' });
  const theirs = chapter(text, { note_after: 'Thanks for reading. More soon.', warning: 'Blood' });
  expect(cleanMerge(mergeChapters(base, mine, theirs))).toMatchObject({
    title: 'Mine',
    note_before: 'Hello',
    note_after: 'Many thanks for reading. More soon.',
    warning: 'Blood',
  });
  const titled = mergeChapters(base, mine, { ...theirs, title: 'Theirs' });
  expect('title' in titled.fields).toBe(false);
  expect(cleanMerge(titled)).toBeNull();
  // Words that would go together make no title that anybody has chosen.
  const halves = mergeChapters(
    base,
    { ...mine, title: `The ${base.title}` },
    { ...theirs, title: `${base.title} More` },
  );
  expect('title' in halves.fields).toBe(false);
  const long = (sign: string) => chapter(text, { note_after: `${sign.repeat(4_000)} Thanks for reading.` });
  expect(
    'note_after' in
      mergeChapters(base, long('a'), chapter(text, { note_after: `Thanks for reading. ${'b'.repeat(4_000)}` })).fields,
  ).toBe(false);
});
