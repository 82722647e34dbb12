import { type Book, isRightToLeft } from '../book.ts';
import type { ZipEntry } from '../zip-entry.ts';
import { documentXml } from './document-xml.ts';
import { collectLinks } from './links.ts';
import { CONTENT_TYPES, coreProperties, documentRelationships, PACKAGE_RELATIONSHIPS } from './package-parts.ts';
import { stylesXml } from './styles.ts';

/** The story as a Word document (Office Open XML). */
export function docxEntries(book: Book): ZipEntry[] {
  const links = collectLinks();
  const file = (path: string, content: string): ZipEntry => ({ path, content: async () => content });
  return [
    file('[Content_Types].xml', CONTENT_TYPES),
    file('_rels/.rels', PACKAGE_RELATIONSHIPS),
    file('docProps/core.xml', coreProperties(book)),
    file('word/styles.xml', stylesXml(book.language, isRightToLeft(book))),
    { path: 'word/document.xml', content: () => documentXml(book, links) },
    // After the document, which finds the links.
    { path: 'word/_rels/document.xml.rels', content: async () => documentRelationships(links.all()) },
  ];
}
