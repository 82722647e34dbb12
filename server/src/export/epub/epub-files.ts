import { type Book, type BookPart, headingOf } from '../book.ts';
import { padNumber } from '../file-name.ts';

/** A page of the book and where it stands. */
export interface EpubPage {
  id: string;
  /** Path beside the package document. */
  href: string;
  title: string;
  /** Absent for a volume's title page. */
  part?: BookPart;
  /** Pages of a volume. */
  pages: EpubPage[];
}

/** The book's pages as a tree: chapters before the first volume, then each volume with its chapters. */
export function listPages(book: Book): EpubPage[] {
  const pageOf = (part: BookPart): EpubPage => {
    const id = `chapter-${padNumber(part.position, book.chapters.length)}`;
    return { id, href: `${id}.xhtml`, title: headingOf(part), part, pages: [] };
  };
  const volumePages = book.volumes.map((title, index): EpubPage => {
    const id = `volume-${padNumber(index + 1, book.volumes.length)}`;
    const pages = book.chapters.filter(({ volume }) => volume === index).map(pageOf);
    return { id, href: `${id}.xhtml`, title, pages };
  });
  return [...book.chapters.filter(({ volume }) => volume === undefined).map(pageOf), ...volumePages];
}

/** The pages in reading order. */
export function inOrder(pages: readonly EpubPage[]): EpubPage[] {
  return pages.flatMap((page) => [page, ...inOrder(page.pages)]);
}
