import { type Book, isRightToLeft } from '../book.ts';
import { xmlText } from '../xml.ts';
import { type EpubPage, inOrder } from './epub-files.ts';
import { xhtmlPage } from './pages.ts';

export const MIMETYPE = 'application/epub+zip';

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The cover's file beside the package document. */
export interface CoverFile {
  href: string;
  mediaType: 'image/jpeg' | 'image/svg+xml';
}

/** The package document: what the book is, every file, and the order of reading. */
export function packageDocument(book: Book, pages: readonly EpubPage[], cover: CoverFile): string {
  const ordered = inOrder(pages);
  const items = ordered.map(({ id, href }) => `<item id="${id}" href="${href}" media-type="application/xhtml+xml"/>`);
  const spine = ordered.map(({ id }) => `<itemref idref="${id}"/>`);
  const subjects = [...book.genres, ...book.tags].map((subject) => `<dc:subject>${xmlText(subject)}</dc:subject>`);
  const description = book.synopsis.trim();
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="story" xml:lang="${xmlText(book.language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="story">urn:uuid:${book.storyId}</dc:identifier>
<dc:title>${xmlText(book.title)}</dc:title>
<dc:creator>${xmlText(book.author)}</dc:creator>
<dc:language>${xmlText(book.language)}</dc:language>
${[...(description === '' ? [] : [`<dc:description>${xmlText(description)}</dc:description>`]), ...subjects].join('\n')}
<meta property="dcterms:modified">${book.updatedAt.toISOString().slice(0, 19)}Z</meta>
<meta name="cover" content="cover-image"/>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
<item id="style" href="book.css" media-type="text/css"/>
<item id="cover-image" href="${cover.href}" media-type="${cover.mediaType}" properties="cover-image"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="title-page" href="title-page.xhtml" media-type="application/xhtml+xml"/>
${items.join('\n')}
</manifest>
<spine toc="ncx"${isRightToLeft(book) ? ' page-progression-direction="rtl"' : ''}>
<itemref idref="cover" linear="no"/>
<itemref idref="title-page"/>
${spine.join('\n')}
</spine>
</package>
`;
}

/** The table of contents of EPUB 3. */
export function navigation(book: Book, pages: readonly EpubPage[]): string {
  const list = (entries: readonly EpubPage[]): string =>
    `<ol>${entries
      .map(
        ({ href, title, pages: inner }) =>
          `<li><a href="${href}">${xmlText(title)}</a>${inner.length > 0 ? list(inner) : ''}</li>`,
      )
      .join('\n')}</ol>`;
  const entries = pages.length > 0 ? pages : [{ id: '', href: 'title-page.xhtml', title: book.title, pages: [] }];
  const body = `<nav epub:type="toc"><h1>${xmlText(book.title)}</h1>\n${list(entries)}</nav>`;
  return xhtmlPage(book, book.title, body);
}

/** The table of contents of EPUB 2, which older devices read. */
export function tableOfContents(book: Book, pages: readonly EpubPage[]): string {
  let order = 0;
  const points = (entries: readonly EpubPage[]): string =>
    entries
      .map(({ id, href, title, pages: inner }) => {
        order += 1;
        const start = `<navPoint id="${id}" playOrder="${order}"><navLabel><text>${xmlText(title)}</text></navLabel>`;
        return `${start}<content src="${href}"/>${points(inner)}</navPoint>`;
      })
      .join('\n');
  const entries = pages.length > 0 ? pages : [{ id: 'start', href: 'title-page.xhtml', title: book.title, pages: [] }];
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
<head><meta name="dtb:uid" content="urn:uuid:${book.storyId}"/></head>
<docTitle><text>${xmlText(book.title)}</text></docTitle>
<navMap>
${points(entries)}
</navMap>
</ncx>
`;
}
