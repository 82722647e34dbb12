import { chapterMark } from '@myfiction/shared/contract/book-chapters.ts';
import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { attributes, checkXml, readEntries } from '../testing/read-entries.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { docxEntries } from './docx-entries.ts';

const readDocx = (changes = {}) => readEntries(docxEntries(sampleBook(changes)));
const documentOf = async (changes = {}): Promise<string> => (await readDocx(changes)).get('word/document.xml') ?? '';

test('every part is well-formed and named by its type', async () => {
  const files = await readDocx();
  for (const content of files.values()) checkXml(content);
  const types = attributes(files.get('[Content_Types].xml') ?? '', 'Override', 'PartName');
  for (const part of types) expect([...files.keys()]).toContain(part.slice(1));
});

test('marks, breaks, alignment and quotes are Word’s own', async () => {
  const document = await documentOf();
  for (const part of [
    '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t xml:space="preserve">She said </w:t></w:r>',
    '<w:r><w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">no </w:t></w:r>',
    '<w:r><w:rPr><w:b/><w:bCs/><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">and</w:t></w:r>',
    '<w:r><w:rPr><w:u w:val="single"/></w:rPr>',
    '<w:r><w:br/></w:r>',
    '<w:r><w:rPr><w:strike/></w:rPr>',
    '<w:pStyle w:val="SceneBreak"/>',
    '<w:pStyle w:val="Quote"/>',
    '<w:pStyle w:val="NoteBefore"/>',
    '<w:pStyle w:val="Warning"/>',
  ]) {
    expect(document).toContain(part);
  }
});

test('sizes and weights hold for Arabic, Hindi and Thai too, for which Word has signs of its own', async () => {
  const styles = (await readDocx({ language: 'ar' })).get('word/styles.xml') ?? '';
  const sizes = attributes(styles, 'w:sz', 'w:val');
  expect(sizes.length).toBeGreaterThan(5);
  expect(attributes(styles, 'w:szCs', 'w:val')).toEqual(sizes);
  expect(styles.split('<w:b/>')).toHaveLength(styles.split('<w:b/><w:bCs/>').length);
});

test('right is right in a book from right to left, where Word counts from the other side', async () => {
  const content: ChapterDocument = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { align: 'right' }, content: [{ type: 'text', text: 'ليل' }] }],
  };
  const readText = () => Promise.resolve({ content, noteBefore: '', noteAfter: '', warning: '' });
  const alignments = async (language: string) =>
    new Set(attributes(await documentOf({ language, readText }), 'w:jc', 'w:val'));
  expect(await alignments('ar')).toEqual(new Set(['left']));
  expect(await alignments('en')).toEqual(new Set(['right']));
});

test('the heading of each chapter has a mark, by which those within it are told apart', async () => {
  const document = await documentOf();
  expect(attributes(document, 'w:bookmarkStart', 'w:name')).toEqual([1, 2, 3].map(chapterMark));
  expect(document).toMatch(
    /<w:pStyle w:val="Heading2"\/><\/w:pPr><w:bookmarkStart [^>]*\/><w:r>.*?<\/w:r><w:bookmarkEnd w:id="1"\/><\/w:p>/,
  );
});

test('no level of headings is left out: volumes where there are any, chapters, their text', async () => {
  const styles = (document: string) =>
    attributes(document, 'w:pStyle', 'w:val').filter((style) => /^Heading/.test(style));
  const chapter = ['Heading2', 'Heading3'];
  expect(styles(await documentOf())).toEqual([...chapter, 'Heading1', ...chapter, 'Heading1', ...chapter]);
  const flat = sampleBook().chapters.map((part) => ({ ...part, volume: undefined }));
  const alone = ['Heading1', 'Heading2'];
  expect(styles(await documentOf({ volumes: [], chapters: flat }))).toEqual([...alone, ...alone, ...alone]);
});

test('a link stands once among the relationships and is named where it stands', async () => {
  const files = await readDocx();
  const relationships = files.get('word/_rels/document.xml.rels') ?? '';
  expect(attributes(relationships, 'Relationship', 'Target')).toEqual([
    'styles.xml',
    'https://example.com/a%20b?c=1&d=2',
  ]);
  expect(attributes(files.get('word/document.xml') ?? '', 'w:hyperlink', 'r:id')).toEqual(['link1', 'link1', 'link1']);
});
