import { JUSTIFIED_CLASS } from '@myfiction/shared/contract/book-alignment.ts';
import { parseStyleSheet, type StyleSheet } from '../../editor/paste/declarations.ts';
import { classesOf, findAll, type MarkupElement, textOf } from '../../editor/paste/markup.ts';
import { type Archive, openArchive } from './archive.ts';
import { resolvePath } from './book-path.ts';
import { decodeText } from './decode-text.ts';
import { type BookEntry, type EpubPackage, readPackage } from './epub-package.ts';
import type { FileContent, FilePart, ReadBlock } from './file-part.ts';
import { markupOfHtml } from './markup-of-text.ts';
import { CopyProtectedError } from './read-error.ts';
import { type Page, readPages } from './read-pages.ts';

const MATTER = /\b(?:cover|titlepage|halftitlepage|copyright-page|toc|imprint|colophon|loi|lot|index)\b/;
const CHAPTER = /\bchapter\b/;
const OWN_STYLES = `.${JUSTIFIED_CLASS} { text-align: justify }`;
const LICENCE_ID = /^pg-(?:header|footer)$/;

interface BookPage extends Page {
  isMatter: boolean;
  isChapter: boolean;
}

/** An EPUB: its documents in the order of reading, with what its table of contents says about them. */
export async function readEpub(bytes: ArrayBuffer): Promise<FileContent> {
  const archive = await openArchive(bytes);
  const book = await readPackage(archive);
  if (await isEncrypted(archive, book)) throw new CopyProtectedError();
  const pages = await readSpine(archive, book);
  const { blocks, notes, pictures } = readPages(pages);
  addEntries(blocks, pages, book.entries);
  const firstText = blocks.findIndex((page, index) => page.length > 0 && !pages[index]?.isMatter);
  const parts = blocks.map((page, index): FilePart => {
    const matter = index < firstText ? 'front' : 'back';
    return pages[index]?.isMatter ? { blocks: page, matter } : { blocks: page };
  });
  // Several chapters are in the contents; of one that stands alone they say no more than of a book.
  const [chapter, ...others] = blocks.filter((_, index) => pages[index]?.isChapter);
  const level = others.length === 0 && chapter?.[0]?.level;
  return { parts, notes, pictures, ...(level && { chapterLevel: level }) };
}

/** Fonts alone are often encrypted in books that anybody may read. */
async function isEncrypted(archive: Archive, { spine }: EpubPackage): Promise<boolean> {
  const bytes = await archive.read('META-INF/encryption.xml');
  const references = bytes ? decodeText(bytes).text.matchAll(/CipherReference\s+URI\s*=\s*["']([^"']+)/g) : [];
  const encrypted = new Set([...references].map(([, uri = '']) => resolvePath('', uri)));
  return spine.some(({ path }) => encrypted.has(path));
}

async function readSpine(archive: Archive, { spine }: EpubPackage): Promise<BookPage[]> {
  const sheets = new Map<string, string>();
  const pages: BookPage[] = [];
  for (const { path, isContents } of spine) {
    const bytes = await archive.read(path);
    if (!bytes) continue;
    const document = markupOfHtml(decodeText(bytes).text);
    const sheet = await readStyles(archive, document, path, sheets);
    for (const { body, isMatter } of partAtLicence(findAll(document, 'BODY').at(-1) ?? document)) {
      const isChapter = CHAPTER.test(typeOf(body));
      pages.push({ path, body, sheet, isMatter: isMatter || isContents, isChapter });
    }
  }
  return pages;
}

/** Class rules of a document's style sheets, of which justified text is the book's look, and of what authors justify. */
async function readStyles(
  archive: Archive,
  document: MarkupElement,
  path: string,
  known: Map<string, string>,
): Promise<StyleSheet> {
  let css = findAll(document, 'STYLE').map(textOf).join('\n');
  for (const { attributes } of findAll(document, 'LINK')) {
    const target = resolvePath(path, attributes.get('href') ?? '');
    if (!/\.css$/i.test(target)) continue;
    const bytes = known.has(target) ? undefined : await archive.read(target);
    if (bytes) known.set(target, decodeText(bytes).text);
    css += `\n${known.get(target) ?? ''}`;
  }
  return parseStyleSheet(`${css.replace(/text-align\s*:\s*justify/gi, '')}\n${OWN_STYLES}`);
}

function typeOf(body: MarkupElement): string {
  const [only, ...others] = body.children.filter((child) => typeof child !== 'string');
  const own = body.attributes.get('epub:type') ?? '';
  return only && others.length === 0 ? `${own} ${only.attributes.get('epub:type') ?? ''}` : own;
}

/** Project Gutenberg puts its licence into the first and the last document of a book. */
function partAtLicence(body: MarkupElement): { body: MarkupElement; isMatter: boolean }[] {
  const isLicence = (child: MarkupElement['children'][number]) =>
    typeof child !== 'string' &&
    (LICENCE_ID.test(child.attributes.get('id') ?? '') || classesOf(child).includes('pg-boilerplate'));
  const isMatter = MATTER.test(typeOf(body));
  if (!body.children.some(isLicence)) return [{ body, isMatter }];
  return body.children.reduce<{ body: MarkupElement; isMatter: boolean }[]>((parts, child) => {
    const licence = isLicence(child);
    const last = parts.at(-1);
    if (last && last.isMatter === (licence || isMatter)) {
      last.body = { ...last.body, children: [...last.body.children, child] };
    } else parts.push({ body: { ...body, children: [child] }, isMatter: licence || isMatter });
    return parts;
  }, []);
}

/** Marks the blocks that the table of contents leads to. */
function addEntries(blocks: ReadBlock[][], pages: readonly Page[], entries: readonly BookEntry[]): void {
  const all = blocks.flat();
  const places = new Map<string, ReadBlock>();
  const firstFrom = (page: number): ReadBlock | undefined => blocks.slice(page).flat()[0];
  pages.forEach(({ path }, page) => {
    const first = firstFrom(page);
    if (first && !places.has(path)) places.set(path, first);
    for (const block of blocks[page] ?? []) {
      for (const id of block.ids ?? []) if (!places.has(`${path}#${id}`)) places.set(`${path}#${id}`, block);
    }
  });
  if (all.length === 0) return;
  for (const { title, target, depth } of entries) {
    const place = places.get(target) ?? places.get(target.split('#', 1)[0] ?? '');
    if (place && title !== '') place.entries = [...(place.entries ?? []), { title, depth }];
  }
}
