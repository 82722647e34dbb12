import { JUSTIFIED_CLASS } from '@myfiction/shared/contract/book-alignment.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import JSZip from 'jszip';
import { rowNotes } from '../manuscript/row-notes.ts';
import { fileOf, importFile, importFiles } from '../testing/import-file.ts';

const page = (body: string, attributes = '') =>
  `<?xml version="1.0"?><html xmlns:epub="x"><head><title>t</title></head><body ${attributes}>${body}</body></html>`;

async function pack(
  pages: Record<string, string>,
  nav: string,
  others: Record<string, string> = {},
): Promise<ArrayBuffer> {
  const zip = new JSZip();
  for (const [path, content] of Object.entries(others)) zip.file(path, content);
  const names = Object.keys(pages);
  zip.file('META-INF/container.xml', '<container><rootfile full-path="book/package.opf"/></container>');
  zip.file(
    'book/package.opf',
    `<package><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    ${names.map((name, index) => `<item id="p${index}" href="${name}" media-type="application/xhtml+xml"/>`).join('')}
    </manifest><spine>${names.map((_, index) => `<itemref idref="p${index}"/>`).join('')}<itemref idref="nav"/></spine></package>`,
  );
  zip.file('book/nav.xhtml', page(`<nav epub:type="toc"><ol>${nav}</ol></nav>`));
  for (const [name, content] of Object.entries(pages)) zip.file(`book/${name}`, content);
  return zip.generateAsync({ type: 'arraybuffer' });
}

const link = (href: string, title: string, inner = '') => `<li><a href="${href}">${title}</a>${inner}</li>`;

it('follows the contents of the book: volumes, chapters, places within a page', async () => {
  const nav = [
    link('cover.xhtml', 'Cover'),
    link(
      'part1.xhtml',
      'Part One',
      `<ol>${link('one.xhtml', '1. The Letter')}${link('one.xhtml#two', 'The Bridge')}</ol>`,
    ),
    `<li><span>Part Two</span><ol>${link('three.xhtml', 'The River')}</ol></li>`,
  ];
  const epub = await pack(
    {
      'cover.xhtml': page('<img src="c.jpg"/>', 'epub:type="cover"'),
      'title.xhtml': page('<h1>Moon</h1><p>by Noor</p>', 'epub:type="titlepage"'),
      'part1.xhtml': page('<h1>Part One</h1>'),
      'one.xhtml': page(
        '<p class="n">1.</p><h2>The <i>Letter</i></h2><p>She read.</p><h2 id="two">The Bridge</h2><p>He went&nbsp;on.</p>',
      ),
      'three.xhtml': page('<h2>The River</h2><h3>Night</h3><p>It froze.</p>'),
    },
    nav.join(''),
  );
  const { rows, documents, rule, manuscript } = await importFile('moon.epub', epub);
  expect(rule).toEqual({ kind: 'contents' });
  expect(rows.map(({ volume, title, included, matter }) => [volume, title, included, matter])).toEqual([
    [undefined, 'moon', false, 'front'],
    ['Part One', '1. The Letter', true, undefined],
    [undefined, 'The Bridge', true, undefined],
    ['Part Two', 'The River', true, undefined],
    [undefined, '', false, 'back'],
  ]);
  expect(documents.map(blockTexts)).toEqual([['She read.'], ['He went on.'], ['Night', 'It froze.']]);
  expect(manuscript.pictures).toBe(1);
});

it('takes justified text for the look of the book, unless our own export says that its author justified it', async () => {
  const styles = '<style>p.look, .look { text-align: justify } .mid { text-align: center }</style>';
  const body = `${styles}<h1>One</h1><p class="look">She read.</p><p class="mid">Stop.</p><p class="${JUSTIFIED_CLASS}">He went on.</p>`;
  const { documents } = await importFile('one.epub', await pack({ 'one.xhtml': page(body) }, link('one.xhtml', 'One')));
  const aligns = documents[0]?.content.map((block) => ('attrs' in block ? block.attrs : undefined));
  expect(aligns).toEqual([undefined, { align: 'center' }, { align: 'justify' }]);
});

it('brings the notes and the warning of a chapter as our own export writes them', async () => {
  const aside = (name: string, inner: string) =>
    `<aside epub:type="notice" class="author-${name}">\n${inner}\n</aside>`;
  const chapter = (title: string, inner: string) =>
    page(`<section epub:type="chapter">\n<h1>${title}</h1>\n${inner}\n</section>`);
  const before = aside('note-before', '<p>Hello  all &amp; one.<br/>Me.</p>\n<p>Enjoy.</p>');
  const after = aside('note-after', '<p>Bye.</p>');
  const epub = await pack(
    {
      'one.xhtml': chapter('One', `${aside('warning', '<p>Blood</p>')}\n${before}\n<p>Text.</p>\n<hr/>\n${after}`),
      'two.xhtml': chapter('Two', `${before}\n<p></p>\n${after}`),
      'three.xhtml': page(`${before}<p>Text.</p>`),
    },
    link('one.xhtml', 'One') + link('two.xhtml', 'Two') + link('three.xhtml', 'Three'),
  );
  const { documents, manuscript, rows } = await importFile('moon.epub', epub);
  const note_before = 'Hello  all & one.\nMe.\n\nEnjoy.';
  const included = rows.filter((row) => row.included);
  expect(included.map((row) => rowNotes(manuscript, row))).toMatchObject([
    { warning: 'Blood', note_before, note_after: 'Bye.' },
    { warning: '', note_before, note_after: 'Bye.' },
    { warning: '', note_before: '', note_after: '' },
  ]);
  // Without a heading there is no chapter that they could go with.
  expect(documents.map(blockTexts)).toEqual([['Text.'], [''], ['Hello all & one.\nMe.', 'Enjoy.', 'Text.']]);
});

it('begins no chapter at each ornament where the contents lead to one', async () => {
  const epub = await pack(
    { 'one.xhtml': page('<p>***</p><p>One.</p><p>***</p><p>More.</p>'), 'two.xhtml': page('<h1>Two</h1><p>Text.</p>') },
    link('one.xhtml', 'One') + link('two.xhtml', 'Two'),
  );
  const { rows } = await importFile('moon.epub', epub);
  expect(rows.filter(({ included }) => included).map(({ title }) => title)).toEqual(['One', 'Two']);
});

it('moves footnotes of another page to the chapter that refers to them', async () => {
  const epub = await pack(
    {
      'one.xhtml': page('<h1>One</h1><p>A word<a href="notes.xhtml#n1" epub:type="noteref">*</a> here.</p>'),
      'two.xhtml': page('<h1>Two</h1><p>Text.</p>'),
      'notes.xhtml': page(
        '<h1>Notes</h1><aside epub:type="footnote" id="n1"><p><a href="one.xhtml#r">*</a> What it means.</p></aside><aside epub:type="footnote" id="n2"><p>Nobody refers to this.</p></aside>',
      ),
    },
    link('one.xhtml', 'One') + link('two.xhtml', 'Two') + link('notes.xhtml', 'Notes'),
  );
  const { documents } = await importFile('book.epub', epub);
  expect(documents.map(blockTexts)).toEqual([
    ['A word[*] here.', '', '[*] What it means.'],
    ['Text.'],
    ['Nobody refers to this.'],
  ]);
});

it('leaves the licence of Project Gutenberg unticked', async () => {
  const epub = await pack(
    {
      'one.xhtml': page(
        '<section class="pg-boilerplate pgheader" id="pg-header"><p>Licence.</p></section><h1>One</h1><p>Text.</p>',
      ),
      'two.xhtml': page('<h1>Two</h1><p>Text.</p><section id="pg-footer"><p>More licence.</p></section>'),
    },
    link('one.xhtml', 'One') + link('two.xhtml', 'Two'),
  );
  const { rows } = await importFile('book.epub', epub);
  expect(rows.filter(({ included }) => included).map(({ title }) => title)).toEqual(['One', 'Two']);
});

it('executes nothing and keeps no script', async () => {
  const epub = await pack(
    { 'one.xhtml': page('<h1>One</h1><p>a<script>alert(1)</script><a href="javascript:alert(1)">b</a></p>') },
    link('one.xhtml', 'One'),
  );
  const { documents } = await importFile('book.epub', epub);
  expect(documents[0]?.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'ab' }] }]);
});

it('brings the only chapter of a book back as one, with all its headings, as our own export writes it', async () => {
  const chapter = '<h1>One</h1><h2>Night</h2><p>It froze.</p><h2>Day</h2><p>It thawed.</p>';
  const book = await pack(
    {
      'title-page.xhtml': page('<section epub:type="titlepage"><h1>Moon</h1></section>'),
      'one.xhtml': page(`<section epub:type="chapter">${chapter}</section>`),
    },
    link('one.xhtml', 'One'),
  );
  const { rows, documents } = await importFile('moon.epub', book);
  expect(rows.filter(({ included }) => included).map(({ title }) => title)).toEqual(['One']);
  expect(documents.map(blockTexts)).toEqual([['Night', 'It froze.', 'Day', 'It thawed.']]);
});

it.each([1, 2])('brings %i chapters of a folder back as they were, with all their headings', async (count) => {
  const zip = new JSZip();
  zip.file('Moon/About.md', '---\nauthor: "Noor"\n---\n# Moon\n\nA synopsis.\n');
  for (let number = 1; number <= count; number++)
    zip.file(`Moon/${number} Chapter.md`, '# Chapter\n\n## Night\n\nIt froze.\n\n## Day\n\nIt thawed.\n\n## Dusk\n');
  const { documents } = await importFile('Moon.zip', await zip.generateAsync({ type: 'arraybuffer' }));
  expect(documents.map(blockTexts)).toEqual(Array(count).fill(['Night', 'It froze.', 'Day', 'It thawed.', 'Dusk']));
});

it('reads a folder of Markdown files as our own export writes it', async () => {
  const zip = new JSZip();
  zip.file('Moon/About.md', '---\nauthor: "Noor"\n---\n# Moon\n\nA synopsis.\n');
  zip.file('Moon/01 The Letter.md', '# The Letter\n\nShe said *no*<u> now</u>.\n');
  zip.file('Moon/1 Book One/02 Chapter 2.md', '---\nwarning: "x"\n---\n\n# Chapter 2\n\n## Night\n\nText.\n');
  zip.file('Moon/2 Book Two/10 End.md', '# End\n\n> Quoted.\n');
  zip.file('__MACOSX/Moon/._End.md', 'x');
  const { rows, documents } = await importFile('Moon.zip', await zip.generateAsync({ type: 'arraybuffer' }));
  expect(rows.map(({ volume, title, included }) => [volume, title, included])).toEqual([
    [undefined, 'Moon', false],
    [undefined, 'The Letter', true],
    ['Book One', 'Chapter 2', true],
    ['Book Two', 'End', true],
  ]);
  expect(documents.map(blockTexts)).toEqual([['She said no now.'], ['Night', 'Text.'], ['Quoted.']]);
});

it('reads several files by the numbers in their names', async () => {
  const files = ['Chapter 10.txt', 'Chapter 2.txt', 'Chapter 1.txt'].map((name) => fileOf(name, `Text of ${name}`));
  const { rows } = await importFiles(files);
  expect(rows.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 10']);
});

const encryption = (uri: string) => ({
  'META-INF/encryption.xml': `<encryption><enc:EncryptedData xmlns:enc="x"><enc:CipherData>
    <enc:CipherReference URI="${uri}"/></enc:CipherData></enc:EncryptedData></encryption>`,
});

it('refuses a book whose text is encrypted, and reads one of which only fonts are', async () => {
  const pages = { 'the one.xhtml': page('<h1>One</h1><p>She read.</p>') };
  const nav = link('the%20one.xhtml', 'One');
  await expect(
    importFile('moon.epub', await pack(pages, nav, encryption('book/the%20one.xhtml'))),
  ).rejects.toMatchObject({ problem: 'copy-protected', fileName: 'moon.epub' });
  const { rows } = await importFile('moon.epub', await pack(pages, nav, encryption('book/font.otf')));
  expect(rows[0]).toMatchObject({ title: 'One', included: true });
});
