import type { Book } from '../book.ts';
import { linkAddress } from '../link-address.ts';
import { xmlText } from '../xml.ts';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const CONTENT_TYPES = `${HEADER}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/>
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
</Types>
`;

export const PACKAGE_RELATIONSHIPS = `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>
<Relationship Id="core" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>
</Relationships>
`;

/** What the document needs beside itself. `links` are addresses by their ids. */
export function documentRelationships(links: ReadonlyMap<string, string>): string {
  const targets = [...links].map(
    ([id, href]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${xmlText(linkAddress(href))}" TargetMode="External"/>`,
  );
  return `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>
${targets.join('\n')}
</Relationships>
`;
}

export function coreProperties(book: Book): string {
  const modified = `${book.updatedAt.toISOString().slice(0, 19)}Z`;
  return `${HEADER}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<dc:title>${xmlText(book.title)}</dc:title>
<dc:creator>${xmlText(book.author)}</dc:creator>
<dc:language>${xmlText(book.language)}</dc:language>
<dcterms:modified xsi:type="dcterms:W3CDTF">${modified}</dcterms:modified>
</cp:coreProperties>
`;
}
