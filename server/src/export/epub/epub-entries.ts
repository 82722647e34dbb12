import type { FileStore } from '../../files/file-store.ts';
import type { Book } from '../book.ts';
import type { ZipEntry } from '../zip-entry.ts';
import { BOOK_STYLE } from './book-style.ts';
import { type EpubPage, inOrder, listPages } from './epub-files.ts';
import { CONTAINER, MIMETYPE, navigation, packageDocument, tableOfContents } from './package-files.ts';
import { chapterPage, coverPage, titlePage, volumePage } from './pages.ts';
import { readCover } from './read-cover.ts';

/** The story as EPUB 3, which older devices read as EPUB 2. */
export async function epubEntries(book: Book, files: FileStore): Promise<ZipEntry[]> {
  const pages = listPages(book);
  const { bytes, ...cover } = await readCover(book, files);
  const file = (path: string, content: Buffer | string): ZipEntry => ({ path, content: async () => content });
  return [
    // First and as it is: that is how a reading device knows the format.
    { ...file('mimetype', MIMETYPE), stored: true },
    file('META-INF/container.xml', CONTAINER),
    file('OEBPS/package.opf', packageDocument(book, pages, cover)),
    file('OEBPS/nav.xhtml', navigation(book, pages)),
    file('OEBPS/toc.ncx', tableOfContents(book, pages)),
    file('OEBPS/book.css', BOOK_STYLE),
    file(`OEBPS/${cover.href}`, bytes),
    file('OEBPS/cover.xhtml', coverPage(book, cover.href)),
    file('OEBPS/title-page.xhtml', titlePage(book)),
    ...inOrder(pages).map(
      (page): ZipEntry => ({ path: `OEBPS/${page.href}`, content: async () => pageContent(book, page) }),
    ),
  ];
}

function pageContent(book: Book, { part, title }: EpubPage): Promise<string> | string {
  return part ? chapterPage(book, part) : volumePage(book, title);
}
