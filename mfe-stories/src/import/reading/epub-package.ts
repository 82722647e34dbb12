import { findAll, type MarkupElement, textOf } from '../../editor/paste/markup.ts';
import type { Archive } from './archive.ts';
import { resolvePath } from './book-path.ts';
import { decodeText } from './decode-text.ts';
import { markupOfHtml, markupOfXml } from './markup-of-text.ts';

/** An entry of a book's table of contents. */
export interface BookEntry {
  title: string;
  /** Path in the archive, with a fragment or without. */
  target: string;
  depth: number;
}

export interface EpubPackage {
  /** Documents in the order of reading. */
  spine: { path: string; isContents: boolean }[];
  entries: BookEntry[];
}

const attribute = (element: MarkupElement | undefined, name: string): string => element?.attributes.get(name) ?? '';

async function readMarkup(archive: Archive, path: string, parse: (text: string) => MarkupElement) {
  const bytes = await archive.read(path);
  return bytes ? parse(decodeText(bytes).text) : undefined;
}

/** The package document of an EPUB. Throws where there is none. */
export async function readPackage(archive: Archive): Promise<EpubPackage> {
  const container = await readMarkup(archive, 'META-INF/container.xml', markupOfXml);
  const path = attribute(container && findAll(container, 'ROOTFILE')[0], 'full-path');
  const opf = await readMarkup(archive, path, markupOfXml);
  if (!opf) throw new Error('The book has no package document.');
  const items = findAll(opf, 'ITEM').map((item) => ({
    id: attribute(item, 'id'),
    path: resolvePath(path, attribute(item, 'href')),
    type: attribute(item, 'media-type'),
    isNav: attribute(item, 'properties').split(' ').includes('nav'),
  }));
  const byId = new Map(items.map((item) => [item.id, item]));
  const spine = findAll(opf, 'ITEMREF').flatMap((reference) => {
    const item = byId.get(attribute(reference, 'idref'));
    return item && /html|xml/.test(item.type) ? [{ path: item.path, isContents: item.isNav }] : [];
  });
  const nav = items.find(({ isNav }) => isNav);
  const ncx = byId.get(attribute(findAll(opf, 'SPINE')[0], 'toc')) ?? items.find(({ type }) => type.includes('dtbncx'));
  const named = nav ? navEntries(await readMarkup(archive, nav.path, markupOfHtml), nav.path) : [];
  if (named.length > 0 || !ncx) return { spine, entries: named };
  return { spine, entries: ncxEntries(await readMarkup(archive, ncx.path, markupOfXml), ncx.path) };
}

const cleanTitle = (title: string): string => title.replace(/\s+/g, ' ').trim();

function elementsIn({ children }: MarkupElement): MarkupElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function navEntries(document: MarkupElement | undefined, path: string): BookEntry[] {
  const navs = document ? findAll(document, 'NAV') : [];
  const toc = navs.find((nav) => attribute(nav, 'epub:type').split(' ').includes('toc')) ?? navs[0];
  const list = toc && findAll(toc, 'OL')[0];
  return list ? listEntries(list, path, 0) : [];
}

function listEntries(list: MarkupElement, path: string, depth: number): BookEntry[] {
  return elementsIn(list).flatMap((item) => {
    const parts = elementsIn(item);
    const inner = parts.filter(({ tag }) => tag === 'OL').flatMap((nested) => listEntries(nested, path, depth + 1));
    const label = parts.find(({ tag }) => tag !== 'OL');
    if (!label) return inner;
    const link = findAll(label, 'A')[0];
    // A volume that has no page of its own begins with its first chapter.
    const target = link ? resolvePath(path, attribute(link, 'href')) : inner[0]?.target;
    return target === undefined ? inner : [{ title: cleanTitle(textOf(label)), target, depth }, ...inner];
  });
}

function ncxEntries(document: MarkupElement | undefined, path: string): BookEntry[] {
  const map = document && findAll(document, 'NAVMAP')[0];
  const read = (parent: MarkupElement, depth: number): BookEntry[] =>
    elementsIn(parent)
      .filter(({ tag }) => tag === 'NAVPOINT')
      .flatMap((point) => {
        const own = elementsIn(point);
        const label = own.find(({ tag }) => tag === 'NAVLABEL');
        const content = own.find(({ tag }) => tag === 'CONTENT');
        const target = resolvePath(path, attribute(content, 'src'));
        return [{ title: cleanTitle(label ? textOf(label) : ''), target, depth }, ...read(point, depth + 1)];
      });
  return map ? read(map, 0) : [];
}
