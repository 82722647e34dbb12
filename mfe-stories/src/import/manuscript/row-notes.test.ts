import { fileOf, importFiles } from '../testing/import-file.ts';
import { rowNotes } from './row-notes.ts';

const file = (number: number, text: string) =>
  fileOf(
    `${number} Chapter.md`,
    `---\nwarning: "W${number}"\nnote_before: "Before ${number}"\nnote_after: "After ${number}"\n---\n\n# Chapter ${number}\n\n${text}\n`,
  );

it('gives each chapter what its file says', async () => {
  const { manuscript, rows } = await importFiles([file(1, 'One.'), file(2, 'Two.')]);
  expect(rows.map((row) => rowNotes(manuscript, row))).toEqual([
    { note_before: 'Before 1', note_after: 'After 1', warning: 'W1' },
    { note_before: 'Before 2', note_after: 'After 2', warning: 'W2' },
  ]);
});

it('leaves nothing out where two files become one chapter, or one file two', async () => {
  const { manuscript, rows } = await importFiles([file(1, 'One.\n\nMore.'), file(2, 'Two.')]);
  const [first, second] = rows;
  const end = second?.end ?? 0;
  expect(rowNotes(manuscript, { start: 0, end })).toEqual({
    note_before: 'Before 1\n\nBefore 2',
    note_after: 'After 1\n\nAfter 2',
    warning: 'W1; W2',
  });
  const cut = (first?.end ?? 0) - 1;
  expect(rowNotes(manuscript, { start: 0, end: cut })).toEqual({
    note_before: 'Before 1',
    note_after: '',
    warning: 'W1',
  });
  expect(rowNotes(manuscript, { start: cut, end: cut + 1 })).toEqual({
    note_before: '',
    note_after: 'After 1',
    warning: '',
  });
});

it('takes nothing of what tells about the book', async () => {
  const about = fileOf('About.md', '---\nwarning: "Book"\n---\n\n# Book\n\nWords.\n');
  const { manuscript, rows } = await importFiles([about, file(1, 'One.')]);
  expect(rows.map((row) => rowNotes(manuscript, row).warning)).toEqual(['W1', '']);
});
