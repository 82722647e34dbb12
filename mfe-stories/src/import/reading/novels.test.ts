import { type ChapterDocument, chapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { toPlainText } from '@myfiction/shared/testing/novel-text.ts';
import {
  figuresOf,
  figuresOnOneLine,
  NOVELS,
  type NovelChapter,
  novelDocument,
  readNovel,
} from '@myfiction/shared/testing/novels.ts';
import { importFile } from '../testing/import-file.ts';
import { toDocx, toEpub, toMarkdown } from '../testing/write-novel.ts';

type Written = (chapters: NovelChapter[]) => ArrayBuffer | string | Promise<ArrayBuffer>;
const FORMATS: [string, Written][] = [
  ['md', toMarkdown],
  ['docx', toDocx],
  ['epub', toEpub],
];

describe.each(NOVELS)('%s', (novel) => {
  const chapters = readNovel(novel);
  let written: ChapterDocument[];
  beforeAll(() => {
    written = chapters.map(novelDocument);
  });

  it.each(FORMATS)('keeps every word and every italic of a .%s', async (extension, write) => {
    const { documents, rows } = await importFile(`${novel}.${extension}`, await write(chapters));
    const titles = rows.filter(({ included }) => included).map(({ title }) => title);
    expect(titles).toEqual(chapters.map(({ title }) => title));
    expect(documents.map(figuresOf)).toEqual(written.map(figuresOf));
    for (const document of documents) expect(chapterDocument.safeParse(document).success).toBe(true);
  });

  it('keeps every word and every italic of hard-wrapped plain text, and nearly every line of verse', async () => {
    const { documents, rows } = await importFile(`${novel}.txt`, toPlainText(chapters));
    expect(rows.map(({ title, included }) => [title, included])).toEqual([
      [novel, false],
      ...chapters.map((_, index) => [`CHAPTER ${index + 1}`, true]),
      ['', false],
    ]);
    expect(documents.map(figuresOnOneLine)).toEqual(written.map(figuresOnOneLine));
    const lines = (all: readonly ChapterDocument[]) =>
      all.reduce((sum, document) => sum + figuresOf(document).text.split('\n').length, 0);
    expect(Math.abs(lines(documents) / lines(written) - 1)).toBeLessThan(0.002);
  });
});
