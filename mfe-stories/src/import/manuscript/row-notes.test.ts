import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { CHAPTER_NOTE_MAX, CHAPTER_WARNING_MAX } from '@myfiction/shared/contract/rules.ts';
import { fileOf, importFiles } from '../testing/import-file.ts';
import { makeManuscript } from '../testing/make-manuscript.ts';
import { rowDocument } from './row-document.ts';
import { exceedsNotes, rowNotes, withBeyond } from './row-notes.ts';

const file = (number: number, text: string) =>
  fileOf(
    `${number} Chapter.md`,
    `---\nwarning: "W${number}"\nnote_before: "Before ${number}"\nnote_after: "After ${number}"\n---\n\n# Chapter ${number}\n\n${text}\n`,
  );

it('gives each chapter what its file says', async () => {
  const { manuscript, rows } = await importFiles([file(1, 'One.'), file(2, 'Two.')]);
  expect(rows.map((row) => rowNotes(manuscript, row))).toMatchObject([
    { note_before: 'Before 1', note_after: 'After 1', warning: 'W1' },
    { note_before: 'Before 2', note_after: 'After 2', warning: 'W2' },
  ]);
});

it('leaves nothing out where two files become one chapter, or one file two', async () => {
  const { manuscript, rows } = await importFiles([file(1, 'One.\n\nMore.'), file(2, 'Two.')]);
  const [first, second] = rows;
  const end = second?.end ?? 0;
  expect(rowNotes(manuscript, { start: 0, end })).toMatchObject({
    note_before: 'Before 1\n\nBefore 2',
    note_after: 'After 1\n\nAfter 2',
    warning: 'W1; W2',
  });
  const cut = (first?.end ?? 0) - 1;
  expect(rowNotes(manuscript, { start: 0, end: cut })).toMatchObject({
    note_before: 'Before 1',
    note_after: '',
    warning: 'W1',
  });
  expect(rowNotes(manuscript, { start: cut, end: cut + 1 })).toMatchObject({
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

const wordsOf = (text: string) => text.split(/[\s;]+/).filter((word) => word !== '');
const numbered = (name: string, length: number) => {
  let text = '';
  for (let n = 0; text.length < length; n++) text += `${name}${n} `;
  return text.trim();
};

it('keeps in the text what notes and warnings have no room for, in order and whole', async () => {
  const told = [1, 2].map((n) => ({
    note_before: numbered(`b${n}-`, 4000),
    note_after: numbered(`a${n}-`, 4000),
    warning: numbered(`w${n}-`, 400),
  }));
  const files = told.map((notes, index) => {
    const lines = Object.entries(notes).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return fileOf(`${index + 1}.md`, ['---', ...lines, '---', '', `# C${index}`, '', `Text${index}.`].join('\n'));
  });
  const { manuscript, rows } = await importFiles(files);
  expect(rows.map((row) => exceedsNotes(rowNotes(manuscript, row)))).toEqual([false, false]);

  const joined = { start: 0, end: manuscript.blocks.length, heading: 1 };
  const { beyond, ...notes } = rowNotes(manuscript, joined);
  expect(exceedsNotes({ beyond, ...notes })).toBe(true);
  expect(notes.warning.length).toBeLessThanOrEqual(CHAPTER_WARNING_MAX);
  for (const note of [notes.note_before, notes.note_after]) expect(note.length).toBeLessThanOrEqual(CHAPTER_NOTE_MAX);
  const document = withBeyond(rowDocument(manuscript, joined), beyond);
  const text = blockTexts(document).join(' ');
  const all = [notes.warning, notes.note_before, text.split('Text0.')[0] ?? ''].join(' ');
  expect(wordsOf(all)).toEqual(
    ['warning', 'note_before'].flatMap((key) => told.flatMap((each) => wordsOf(each[key as 'warning']))),
  );
  const after = [notes.note_after, text.split('Text1.')[1] ?? ''].join(' ');
  expect(wordsOf(after)).toEqual(told.flatMap(({ note_after }) => wordsOf(note_after)));
  expect(document.content.filter(({ type }) => type === 'scene_break')).toHaveLength(2);
});

it('cuts no character in two', () => {
  const note_before = `x${'🌙'.repeat(6000)}`;
  const { blocks, ...rest } = makeManuscript(['Text.']);
  const manuscript = { ...rest, blocks: blocks.map((block) => ({ ...block, authorNotes: { note_before } })) };
  const { note_before: kept, beyond } = rowNotes(manuscript, { start: 0, end: 1 });
  // Throws for half a character.
  expect(encodeURIComponent(kept)).toMatch(/^x%F0/);
  expect(kept + beyond.before).toBe(note_before);
  // As many characters as the server takes.
  expect([...kept]).toHaveLength(5000);
});
