import { chapterMark } from '@myfiction/shared/contract/book-chapters.ts';
import { rowNotes } from '../manuscript/row-notes.ts';
import { importFile } from '../testing/import-file.ts';
import { docxParagraph, docxRun, packDocx } from '../testing/write-novel.ts';

const STYLES = `<w:root>
  <w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:rPr><w:i/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Scene"><w:name w:val="My scene"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="Thought"><w:name w:val="Thought"/><w:basedOn w:val="Base"/></w:style>
  <w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:pPr><w:jc w:val="right"/></w:pPr><w:rPr><w:i/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>
  <w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:rPr><w:i/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Warning"><w:name w:val="Content Warning"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="NoteBefore"><w:name w:val="Note Before Chapter"/></w:style>
  <w:style w:type="paragraph" w:styleId="NoteAfter"><w:name w:val="Note After Chapter"/></w:style>
  <w:style w:type="character" w:styleId="Emphasis"><w:name w:val="Emphasis"/><w:rPr><w:i/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
</w:root>`;
const RELATIONSHIPS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="f" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/><Relationship Id="l" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.com/knife" TargetMode="External"/></Relationships>';
const FOOTNOTES =
  `<w:root>${'<w:footnote w:id="2">'}${docxParagraph(`<w:r><w:footnoteRef/></w:r>${docxRun(' So it was ')}${docxRun('said', '<w:i/>')}.`)}</w:footnote></w:root>`.replace(
    /w:root/g,
    'w:footnotes',
  );

async function readBody(...paragraphs: string[]) {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const parts = {
    'word/styles.xml': STYLES.replace(/<w:root>/, `<w:styles ${w}>`).replace('</w:root>', '</w:styles>'),
    'word/_rels/document.xml.rels': RELATIONSHIPS,
    'word/footnotes.xml': FOOTNOTES.replace('<w:footnotes>', `<w:footnotes ${w}>`),
  };
  const { documents, rows, manuscript } = await importFile('book.docx', await packDocx(paragraphs.join(''), parts));
  return { content: documents[0]?.content, rows, notes: rows.map((row) => rowNotes(manuscript, row)) };
}

const paragraph = (text: string, marks: string[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) }],
});

it('keeps marks, alignment, quotes and breaks, also those that styles say', async () => {
  const { content } = await readBody(
    docxParagraph(docxRun('bold', '<w:b/>')),
    docxParagraph(docxRun('under', '<w:u w:val="single"/>')),
    docxParagraph(docxRun('gone', '<w:strike/>')),
    docxParagraph(docxRun('stressed', '<w:rStyle w:val="Emphasis"/>')),
    docxParagraph(docxRun('middle'), '', '<w:jc w:val="center"/>'),
    docxParagraph(docxRun('thought') + docxRun('upright', '<w:rStyle w:val="Emphasis"/>'), 'Thought'),
    docxParagraph(docxRun('quoted'), 'Quote'),
    docxParagraph(docxRun('again'), 'Quote'),
    docxParagraph(docxRun('* * *'), '', '<w:jc w:val="center"/>'),
    docxParagraph(`${docxRun('one')}<w:r><w:br/></w:r>${docxRun('two')}`),
    docxParagraph(
      `<w:hyperlink r:id="l">${docxRun('a knife', '<w:u w:val="single"/>').replace('<w:u w:val="single"/>', '')}</w:hyperlink>`,
    ),
  );
  expect(content).toEqual([
    paragraph('bold', ['strong']),
    paragraph('under', ['underline']),
    paragraph('gone', ['strike']),
    paragraph('stressed', ['em']),
    { ...paragraph('middle'), attrs: { align: 'center' } },
    {
      type: 'paragraph',
      attrs: { align: 'right' },
      content: [
        { type: 'text', text: 'thought', marks: [{ type: 'em' }] },
        { type: 'text', text: 'upright' },
      ],
    },
    { type: 'blockquote', content: [paragraph('quoted'), paragraph('again')] },
    { type: 'scene_break' },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'one' }, { type: 'hard_break' }, { type: 'text', text: 'two' }],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'a knife', marks: [{ type: 'link', attrs: { href: 'https://example.com/knife' } }] },
      ],
    },
  ]);
});

it('knows headings in any language and by their level in the outline', async () => {
  const { rows } = await readBody(
    docxParagraph(docxRun('Eins'), 'berschrift1'),
    docxParagraph(docxRun('Text.')),
    docxParagraph(docxRun('Two'), 'Scene'),
    docxParagraph(docxRun('Text.')),
  );
  expect(rows.map(({ title }) => title)).toEqual(['Eins', 'Two']);
});

it('takes one title for the book’s, and several for those of chapters', async () => {
  const text = docxParagraph(docxRun('Text.'));
  const one = await readBody(
    docxParagraph(docxRun('The Moon'), 'Title'),
    docxParagraph(docxRun('Noor')),
    docxParagraph(docxRun('Eins'), 'berschrift1') + text,
  );
  expect(one.rows.map(({ title, included }) => [title, included])).toEqual([
    ['book', false],
    ['Eins', true],
  ]);
  const titles = ['One', 'Two'].map((title) => docxParagraph(docxRun(title), 'Title') + text);
  expect((await readBody(...titles)).rows.map(({ title }) => title)).toEqual(['One', 'Two']);
});

it('brings the only chapter of a book back as one, with all its headings, by the mark of our own export', async () => {
  const text = docxParagraph(docxRun('Text.'));
  const heading = (title: string, level: number, mark = '') => docxParagraph(mark + docxRun(title), `Heading${level}`);
  const mark = `<w:bookmarkStart w:id="0" w:name="${chapterMark(1)}"/><w:bookmarkEnd w:id="0"/>`;
  const inner = [heading('Night', 3), text, heading('Day', 3), text];
  const chaptersOf = async (...paragraphs: string[]) => {
    const { rows } = await readBody(...paragraphs);
    return rows.filter(({ included }) => included).map(({ volume, title }) => [volume, title]);
  };
  expect(await chaptersOf(heading('Part One', 1), heading('One', 2, mark), ...inner)).toEqual([['Part One', 'One']]);
  expect(await chaptersOf(heading('One', 1, mark), ...inner)).toEqual([[undefined, 'One']]);
  expect(await chaptersOf(heading('One', 1), ...inner)).toEqual([
    ['One', 'Night'],
    [undefined, 'Day'],
  ]);
});

it('brings the notes and the warning of a chapter as our own export writes them', async () => {
  const heading = docxParagraph(docxRun('Eins'), 'berschrift1');
  const said = (style: string, ...lines: string[]) =>
    docxParagraph(
      `<w:r>${lines.map((line) => `<w:t xml:space="preserve">${line}</w:t>`).join('<w:br/>')}</w:r>`,
      style,
    );
  const before = said('NoteBefore', 'Hello  all.', 'Me.') + said('NoteBefore', '', 'Enjoy.');
  const { content, notes } = await readBody(
    heading + said('Warning', 'Blood') + before + docxParagraph(docxRun('Text.')) + said('NoteAfter', 'Bye.'),
    heading + before + said('NoteAfter', 'Bye.'),
  );
  const note_before = 'Hello  all.\nMe.\n\n\nEnjoy.';
  expect(notes).toMatchObject([
    { warning: 'Blood', note_before, note_after: 'Bye.' },
    { warning: '', note_before, note_after: 'Bye.' },
  ]);
  expect(content).toEqual([paragraph('Text.')]);
});

it('puts footnotes at the end of the chapter that refers to them', async () => {
  const { content } = await readBody(
    docxParagraph(`${docxRun('He said so.')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
    docxParagraph(docxRun('And left.')),
  );
  expect(content).toEqual([
    paragraph('He said so.[1]'),
    paragraph('And left.'),
    { type: 'scene_break' },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '[1] So it was ' },
        { type: 'text', text: 'said', marks: [{ type: 'em' }] },
      ],
    },
  ]);
});

it('drops what was deleted and keeps what was inserted', async () => {
  const { content } = await readBody(
    docxParagraph(
      `<w:del w:id="1"><w:r><w:delText>no</w:delText></w:r></w:del><w:ins w:id="2">${docxRun('yes')}</w:ins>`,
    ),
  );
  expect(content).toEqual([paragraph('yes')]);
});

it.each([
  ['letter.docx', 'not a zip', 'broken'],
  ['letter.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]).buffer, 'protected'],
  ['letter.doc', 'old', 'old-word'],
  ['letter.pdf', '%PDF', 'unsupported'],
  ['letter.txt', ' \n\n * * * \n', 'empty'],
])('says what is wrong with %s', async (name, content, problem) => {
  await expect(importFile(name, content)).rejects.toMatchObject({ problem, fileName: name });
});

it('takes hostile text as text', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const { content } = await readBody(docxParagraph(docxRun(hostile)));
  expect(content).toEqual([paragraph(hostile)]);
});

it('finds the styles of Word in the browser, which numbers its parts', async () => {
  const styles = '<w:styles><w:style w:styleId="Titre1"><w:name w:val="heading 1"/></w:style></w:styles>';
  const body = docxParagraph(docxRun('One'), 'Titre1') + docxParagraph(docxRun('Text.'));
  const { rows } = await importFile('book.docx', await packDocx(body, { 'word/styles2.xml': styles }));
  expect(rows.map(({ title }) => title)).toEqual(['One']);
});
