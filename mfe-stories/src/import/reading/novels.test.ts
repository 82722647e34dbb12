import { chapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { importFile } from '../testing/import-file.ts';
import { figuresOf, NOVELS, type NovelChapter, novelDocument, readNovel, type TextFigures } from '../testing/novels.ts';
import { toDocx, toEpub, toMarkdown, toPlainText } from '../testing/write-novel.ts';

type Written = (chapters: NovelChapter[]) => ArrayBuffer | string | Promise<ArrayBuffer>;
const FORMATS: [string, Written][] = [
  ['md', toMarkdown],
  ['docx', toDocx],
  ['epub', toEpub],
];

describe.each(NOVELS)('%s', (novel) => {
  const chapters = readNovel(novel);

  it.each(FORMATS)('keeps every word and every italic of a .%s', async (extension, write) => {
    const { documents, rows } = await importFile(`${novel}.${extension}`, await write(chapters));
    expect(documents).toHaveLength(chapters.length);
    const titles = rows.filter(({ included }) => included).map(({ title }) => title);
    expect(titles).toEqual(chapters.map(({ title }) => title));
    documents.forEach((document, index) => {
      const chapter = chapters[index];
      expect(figuresOf(document)).toEqual(chapter && figuresOf(novelDocument(chapter)));
    });
    for (const document of documents) expect(chapterDocument.safeParse(document).success).toBe(true);
  });

  it('keeps every word and every italic of hard-wrapped plain text, and nearly every line of verse', async () => {
    const { documents, rows } = await importFile(`${novel}.txt`, toPlainText(chapters));
    expect(rows.map(({ title, included }) => [title, included])).toEqual([
      [novel, false],
      ...chapters.map((_, index) => [`CHAPTER ${index + 1}`, true]),
      ['', false],
    ]);
    const read = documents.map(figuresOf);
    const written = chapters.map((chapter) => figuresOf(novelDocument(chapter)));
    // A verse that is as long as the page is wide reads as wrapped.
    const join = (text: string) => text.replace(/\s+/g, ' ');
    const onOneLine = ({ words, italics, text }: TextFigures) => ({
      words,
      italics: italics.map(join),
      text: join(text),
    });
    expect(read.map(onOneLine)).toEqual(written.map(onOneLine));
    const lines = (all: readonly TextFigures[]) => all.reduce((sum, { text }) => sum + text.split('\n').length, 0);
    expect(Math.abs(lines(read) / lines(written) - 1)).toBeLessThan(0.002);
  });
});
