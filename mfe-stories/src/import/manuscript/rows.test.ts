import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { makeManuscript } from '../testing/make-manuscript.ts';
import { mergeWithPrevious, nameByVolume, splitAt, volumesOf } from './edit-rows.ts';
import { nameOfFile } from './find-marks.ts';
import type { Manuscript } from './manuscript.ts';
import { rowDocument } from './row-document.ts';
import { type Row, splitIntoRows } from './rows.ts';
import { chooseRule, possibleRules } from './split-rule.ts';

const cut = (manuscript: Manuscript) => splitIntoRows(manuscript, chooseRule(manuscript));
const titles = (rows: readonly Row[]) => rows.map(({ title, volume, included }) => [volume, title, included]);
const textOf = (manuscript: Manuscript, row: Row | undefined) => row && blockTexts(rowDocument(manuscript, row));

it('takes the level of headings that have text, and makes volumes of what stands above', () => {
  const manuscript = makeManuscript([
    '# Part One',
    '## The Letter',
    'Text.',
    '### A scene',
    'More.',
    '## The Bridge',
    'Text.',
    '# Part Two',
    '## The River',
    'Text.',
  ]);
  expect(chooseRule(manuscript)).toEqual({ kind: 'headings', level: 2 });
  expect(titles(cut(manuscript))).toEqual([
    ['Part One', 'The Letter', true],
    [undefined, 'The Bridge', true],
    ['Part Two', 'The River', true],
  ]);
  expect(volumesOf(cut(manuscript))).toEqual(['Part One', 'Part One', 'Part Two']);
});

it('leaves a heading that each chapter begins with in its text', () => {
  const manuscript = makeManuscript(['# One', '## Mara', 'Text.', '# Two', '## Ann', 'Text.', '# Three', 'Text.']);
  expect(titles(cut(manuscript))).toEqual([
    [undefined, 'One', true],
    [undefined, 'Two', true],
    [undefined, 'Three', true],
  ]);
  expect(textOf(manuscript, cut(manuscript)[0])).toEqual(['Mara', 'Text.']);
});

it('takes the title of a book for no chapter', () => {
  const manuscript = makeManuscript(['# The Moon', 'By me', '## One', 'Text.', '## Two', 'Text.']);
  expect(titles(cut(manuscript)).map(([, title]) => title)).toEqual(['The Moon', 'One', 'Two']);
  expect(chooseRule(manuscript)).toEqual({ kind: 'headings', level: 2 });
});

it('leaves the one heading within the only chapter in its text', () => {
  const manuscript = makeManuscript(['# One', 'Snow fell. '.repeat(30), '## Night', 'It froze.']);
  expect(titles(cut(manuscript))).toEqual([[undefined, 'One', true]]);
  expect(chooseRule(makeManuscript(['# The Moon', 'By me', '## One', 'Text.']))).toEqual({
    kind: 'headings',
    level: 2,
  });
});

it('leaves all headings within the only chapter in its text where the book marks its chapters', () => {
  const lines = ['# One', '## Night', 'It froze.', '## Day', 'It thawed.'];
  expect(titles(cut(makeManuscript(lines, { chapterLevel: 1 })))).toEqual([[undefined, 'One', true]]);
  expect(titles(cut(makeManuscript(lines, { chapterLevel: 2 })))).toEqual([
    ['One', 'Night', true],
    [undefined, 'Day', true],
  ]);
});

it('keeps what an upper heading says itself as a chapter', () => {
  const manuscript = makeManuscript(['# Prologue', 'It began.', '# Book One', '## One', 'Text.', '## Two', 'Text.']);
  expect(titles(splitIntoRows(manuscript, { kind: 'headings', level: 2 }))).toEqual([
    [undefined, 'Prologue', true],
    ['Book One', 'One', true],
    [undefined, 'Two', true],
  ]);
});

it('reads lines, their names on the next line, and drops a printed table of contents', () => {
  const manuscript = makeManuscript([
    'A NOVEL',
    'BOOK ONE',
    'CHAPTER I',
    'CHAPTER II',
    'CHAPTER III',
    'CHAPTER IV',
    'BOOK ONE',
    'CHAPTER I',
    'The One Thing Needful',
    'It was so. And it went on.',
    'CHAPTER II',
    'Murdering the Innocents',
    'It was not so. And it ended.',
  ]);
  expect(chooseRule(manuscript)).toEqual({ kind: 'lines' });
  const rows = cut(manuscript);
  expect(titles(rows)).toEqual([
    [undefined, 'book', false],
    ['BOOK ONE', 'CHAPTER I: The One Thing Needful', true],
    [undefined, 'CHAPTER II: Murdering the Innocents', true],
  ]);
  expect(textOf(manuscript, rows[1])).toEqual(['It was so. And it went on.']);
});

it('keeps what stands between the line of a volume and its first chapter', () => {
  const manuscript = makeManuscript([
    'PART ONE',
    'Hope is the thing with feathers.',
    'CHAPTER I',
    'It was so. And it went on.',
    'PART TWO',
    'CHAPTER II',
    'It ended.',
  ]);
  const rows = cut(manuscript);
  expect(titles(rows)).toEqual([
    ['PART ONE', 'PART ONE', true],
    [undefined, 'CHAPTER I', true],
    ['PART TWO', 'CHAPTER II', true],
  ]);
  expect(rows.map((row) => textOf(manuscript, row))).toEqual([
    ['Hope is the thing with feathers.'],
    ['It was so. And it went on.'],
    ['It ended.'],
  ]);
});

it('takes parts without chapters in them for chapters', () => {
  const parts = ['Prologue', 'Before.', 'Part One', 'First.', 'Part Two', 'Second.', 'Part Three', 'Third.'];
  const manuscript = makeManuscript([...parts, 'Epilogue', 'After.']);
  const rows = cut(manuscript);
  expect(titles(rows)).toEqual([
    [undefined, 'Prologue', true],
    [undefined, 'Part One', true],
    [undefined, 'Part Two', true],
    ['Part Three', 'Part Three', true],
    [undefined, 'Epilogue', true],
  ]);
  expect(rows.map((row) => textOf(manuscript, row))).toEqual([
    ['Before.'],
    ['First.'],
    ['Second.'],
    ['Third.'],
    ['After.'],
  ]);
});

it('takes no first sentence for a name', () => {
  const manuscript = makeManuscript(['Chapter 1', 'It was so.', 'Chapter 2', 'Run', 'She said it twice.']);
  expect(cut(manuscript).map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2']);
});

it('makes a chapter of each file, named by its heading or its name', () => {
  const one = makeManuscript(['# The Letter', 'Text.', 'More.']).blocks;
  const two = makeManuscript(['Text.', 'Text.']).blocks.map((block) => ({ ...block, file: 1 }));
  const files = [
    { name: '01 letter.docx', folder: 'Book One' },
    { name: '02 - the_bridge.docx', folder: 'Book Two' },
  ];
  const manuscript = makeManuscript([], { files, blocks: [...one, ...two] });
  expect(chooseRule(manuscript)).toEqual({ kind: 'files' });
  expect(titles(cut(manuscript))).toEqual([
    ['Book One', 'The Letter', true],
    ['Book Two', 'the bridge', true],
  ]);
});

it('offers only rules that find chapters', () => {
  expect(possibleRules(makeManuscript(['Text.', 'Text.']))).toEqual([{ kind: 'none' }]);
  expect(cut(makeManuscript(['Text.', 'Text.'])).map(({ title }) => title)).toEqual(['book']);
});

it('keeps the footnotes of a heading, each once', () => {
  const { blocks } = makeManuscript(['# One[1]', 'Text.[2] More.[2]', 'Again.[2]']);
  const notes = new Map(
    ['1', '2'].map((key) => [key, makeManuscript([`[${key}] Note`]).blocks.map(({ block }) => block)]),
  );
  const references = [['1'], ['2', '2'], ['2']];
  const manuscript = makeManuscript([], {
    blocks: blocks.map((block, index) => ({ ...block, notes: references[index] ?? [] })),
    notes,
  });
  const [row] = splitIntoRows(manuscript, { kind: 'headings', level: 1 });
  expect(textOf(manuscript, row)).toEqual(['Text.[2] More.[2]', 'Again.[2]', '', '[1] Note', '[2] Note']);
});

it('keeps a heading that is too long for a title in the text', () => {
  const long = `Chapter 1: ${'In which '.repeat(12)}it ends`;
  const manuscript = makeManuscript([`# ${long}`, 'Text.', '# Two', 'Text.']);
  const [row] = cut(manuscript);
  expect([...(row?.title ?? '')].length).toBeLessThanOrEqual(100);
  expect(textOf(manuscript, row)).toEqual([long, 'Text.']);
});

describe('by hand', () => {
  const manuscript = makeManuscript(['# One', 'First.', '***', '***', 'Second.', '# Two', 'Third.', '***']);
  const rows = cut(manuscript);
  const idOf = (index: number) => rows[index]?.id ?? -1;

  it('joins a chapter to the one before and keeps its heading in the text', () => {
    const merged = mergeWithPrevious(rows, idOf(1));
    expect(merged).toHaveLength(1);
    expect(textOf(manuscript, merged[0])).toEqual(['First.', '', 'Second.', 'Two', 'Third.']);
  });

  it('leaves a volume where it stands when its first chapter is joined to the one before', () => {
    const book = makeManuscript([
      '# A',
      '## I',
      'Text.',
      '# B',
      '## II',
      'Text.',
      '## III',
      'Text.',
      '# C',
      '## IV',
      'Text.',
    ]);
    const cutBook = cut(book);
    const joined = mergeWithPrevious(cutBook, cutBook[1]?.id ?? -1);
    expect(joined.map(({ volume, title }) => [volume, title])).toEqual([
      ['A', 'I'],
      ['B', 'III'],
      ['C', 'IV'],
    ]);
    // Of a volume with one chapter nothing is left.
    const again = mergeWithPrevious(joined, joined[1]?.id ?? -1);
    expect(again.map(({ volume, title }) => [volume, title])).toEqual([
      ['A', 'I'],
      ['C', 'IV'],
    ]);
  });

  it('splits at a paragraph', () => {
    const split = splitAt(manuscript, rows, idOf(0), 4);
    expect(split.map(({ title }) => title)).toEqual(['One', '', 'Two']);
    expect(textOf(manuscript, split[0])).toEqual(['First.']);
    expect(textOf(manuscript, split[1])).toEqual(['Second.']);
    expect(new Set(split.map(({ id }) => id)).size).toBe(3);
  });

  it('splits what was joined again at its heading', () => {
    const merged = mergeWithPrevious(rows, idOf(1));
    expect(splitAt(manuscript, merged, idOf(0), 5).map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it('keeps a heading that is too long for a title where it splits', () => {
    const long = `In which ${'nothing '.repeat(15)}happens`;
    const book = makeManuscript(['# One', 'First.', `# ${long}`, 'Second.']);
    const [first] = mergeWithPrevious(cut(book), cut(book)[1]?.id ?? -1);
    const split = splitAt(book, first ? [first] : [], first?.id ?? -1, 2);
    expect(textOf(book, split[1])).toEqual([long, 'Second.']);
  });

  it('neither joins the first one nor splits at a chapter’s own beginning', () => {
    expect(mergeWithPrevious(rows, idOf(0))).toEqual(rows);
    expect(splitAt(manuscript, rows, idOf(0), 1)).toEqual(rows);
  });
});

it('puts the volume before titles that repeat', () => {
  const lines = ['# A', '## I', 'Text.', '## II', 'Text.', '# B', '## I', 'Text.'];
  const named = nameByVolume(cut(makeManuscript(lines)));
  expect(named.map(({ title }) => title)).toEqual(['A, I', 'II', 'B, I']);
});

it.each([
  ['03 - The_Letter.docx', 'The Letter'],
  ['12.txt', '12'],
  ['1984.md', '1984'],
  ['Chapter 7.docx', 'Chapter 7'],
  ['2nd Chance.docx', '2nd Chance'],
])('names a chapter by its file %s', (name, title) => {
  expect(nameOfFile(name)).toBe(title);
});
