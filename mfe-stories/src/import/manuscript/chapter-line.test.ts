import { readChapterLine } from './chapter-line.ts';

it.each([
  'Chapter 1',
  'CHAPTER XIV',
  'Chapter I.',
  'Chapter Twenty-One: The Bridge',
  'CHAPTER THE LAST',
  'Chapter 3 – What the River Took',
  'Prologue',
  'Epilogue: Twenty years later',
  'Capítulo 12. La carta',
  'Chapitre premier',
  'Kapitel 4',
  'Глава 7',
  '第十二章 雪',
  'Interlude',
])('%s begins a chapter', (line) => {
  expect(readChapterLine(line)).toMatchObject({ kind: 'chapter', weak: false });
});

it.each(['BOOK ONE: 1805', 'Part II', 'PART THE FIRST', 'Volume 3. The Return', 'FIRST EPILOGUE PART', '第二卷'])(
  '%s begins a volume or is left alone',
  (line) => {
    expect(readChapterLine(line)?.kind ?? 'volume').toBe('volume');
  },
);

it.each(['12', 'XIV.', 'IV. THE ONE THING NEEDFUL', '1 THE THREE PRESENTS'])('%s may begin one', (line) => {
  expect(readChapterLine(line)).toMatchObject({ kind: 'chapter', weak: true });
});

it.each([
  'Part of me wanted to go.',
  'Chapter two of her life, he said,',
  'Book one of the rooms, please.',
  'I went home.',
  'A prologue is what she wrote.',
  `Chapter 1 ${'and on '.repeat(40)}`,
  'Chapter 1\nChapter 2',
])('%s does not', (line) => {
  expect(readChapterLine(line)).toBeUndefined();
});
