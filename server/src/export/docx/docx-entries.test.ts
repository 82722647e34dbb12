import { chapterMark } from '@myfiction/shared/contract/book-chapters.ts';
import { attributes, checkXml, readEntries } from '../testing/read-entries.ts';
import { BOTH_WAYS, sampleBook } from '../testing/sample-book.ts';
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

test('what runs another way than its book does so in Word, whose right is where such a line begins', async () => {
  const readText = () => Promise.resolve(BOTH_WAYS);
  const [en, ar] = [await documentOf({ readText }), await documentOf({ language: 'ar', readText })];
  for (const document of [en, ar]) expect(attributes(document, 'w:jc', 'w:val').slice(0, 2)).toEqual(['left', 'right']);
  const night = '<w:t xml:space="preserve">ليل</w:t></w:r>';
  expect(en).toContain(`<w:pPr><w:bidi/><w:jc w:val="left"/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr>${night}`);
  expect(ar).toContain(`<w:pPr><w:jc w:val="left"/></w:pPr><w:r>${night}`);
  expect(ar).toContain(
    '<w:pPr><w:bidi w:val="0"/><w:jc w:val="right"/></w:pPr><w:r><w:rPr><w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve">“Night.”',
  );
  // A heading by its title, a paragraph without a letter as its book.
  expect(ar).toContain('<w:pStyle w:val="Title"/><w:bidi w:val="0"/></w:pPr>');
  expect(ar).toContain('<w:p><w:r><w:t xml:space="preserve">1905</w:t></w:r></w:p>');
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
