import { type NovelChapter, piecesOf } from '@myfiction/shared/testing/novels.ts';
import JSZip from 'jszip';

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function toMarkdown(chapters: readonly NovelChapter[]): string {
  const paragraph = (line: string) =>
    line === '* * *'
      ? line
      : line
          .replace(/([[\]*`#~<>])/g, '\\$1')
          .replace(/^(\d+)\./, '$1\\.')
          .replace(/^([-+])/, '\\$1')
          .replaceAll(' // ', '\\\n')
          .replace(/_([^_]+)_/g, '*$1*');
  return chapters.map(({ title, lines }) => [`# ${title}`, ...lines.map(paragraph)].join('\n\n')).join('\n\n');
}

function htmlOf(line: string): string {
  if (line === '* * *') return '<hr class="scene"/>';
  const html = escapeXml(line)
    .replace(/_([^_]+)_/g, '<i class="calibre3">$1</i>')
    .replaceAll(' // ', '<br/>');
  return `<p class="calibre1">${html}</p>`;
}

const XML = '<?xml version="1.0" encoding="utf-8"?>';

export async function toEpub(chapters: readonly NovelChapter[]): Promise<ArrayBuffer> {
  const zip = new JSZip();
  zip.file('mimetype', 'application/epub+zip');
  zip.file(
    'META-INF/container.xml',
    `${XML}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
  );
  const href = (index: number) => `text/part%20${index + 1}.xhtml`;
  const items = chapters.map(
    (_, index) => `<item id="c${index}" href="${href(index)}" media-type="application/xhtml+xml"/>`,
  );
  const refs = chapters.map((_, index) => `<itemref idref="c${index}"/>`);
  const points = chapters.map(
    ({ title }, index) =>
      `<navPoint id="n${index}"><navLabel><text>${escapeXml(title)}</text></navLabel><content src="${href(index)}"/></navPoint>`,
  );
  zip.file(
    'OEBPS/content.opf',
    `${XML}<opf:package xmlns:opf="http://www.idpf.org/2007/opf"><opf:manifest><opf:item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>${items.join('')}</opf:manifest><opf:spine toc="ncx">${refs.join('')}</opf:spine></opf:package>`
      .replace(/<item /g, '<opf:item ')
      .replace(/<itemref /g, '<opf:itemref '),
  );
  zip.file('OEBPS/toc.ncx', `${XML}<ncx><navMap>${points.join('')}</navMap></ncx>`);
  zip.file('OEBPS/style.css', '.calibre3 { font-style: italic } p.calibre1 { text-align: justify; text-indent: 1em }');
  chapters.forEach(({ title, lines }, index) => {
    const body = `<h2 id="top"><a/>${escapeXml(title)}</h2>\n${lines.map(htmlOf).join('\n')}`;
    zip.file(
      `OEBPS/text/part ${index + 1}.xhtml`,
      `${XML}<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><link rel="stylesheet" href="../style.css"/></head><body>${body.replace(/<i class/g, '<span class').replace(/<\/i>/g, '</span>')}</body></html>`,
    );
  });
  return zip.generateAsync({ type: 'arraybuffer' });
}

function docxRuns(line: string): string {
  return piecesOf(line)
    .map(({ text, italic }) =>
      text === '\n'
        ? `<w:r><w:rPr>${italic ? '<w:i/>' : ''}</w:rPr><w:br/></w:r>`
        : docxRun(text, italic ? '<w:i/>' : ''),
    )
    .join('');
}

export function docxRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

export function docxParagraph(runs: string, style = '', properties = ''): string {
  const name = style === '' ? '' : `<w:pStyle w:val="${style}"/>`;
  return `<w:p><w:pPr>${name}${properties}</w:pPr>${runs}</w:p>`;
}

/** A Word document of paragraphs in XML; `parts` are further files in it. */
export async function packDocx(body: string, parts: Readonly<Record<string, string>> = {}): Promise<ArrayBuffer> {
  const zip = new JSZip();
  const w =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  zip.file(
    '[Content_Types].xml',
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file('word/document.xml', `${XML}<w:document ${w}><w:body>${body}</w:body></w:document>`);
  for (const [path, content] of Object.entries(parts)) zip.file(path, content.replace('<w:root', `<w:root ${w}`));
  return zip.generateAsync({ type: 'arraybuffer' });
}

export function toDocx(chapters: readonly NovelChapter[]): Promise<ArrayBuffer> {
  const body = chapters.map(({ title, lines }) =>
    [
      docxParagraph(docxRun(title), 'Heading1'),
      ...lines.map((line) => (line === '* * *' ? docxParagraph(docxRun('*** ')) : docxParagraph(docxRuns(line)))),
    ].join(''),
  );
  return packDocx(body.join(''));
}
