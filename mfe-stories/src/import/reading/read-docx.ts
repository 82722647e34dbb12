import { isChapterMark } from '@myfiction/shared/contract/book-chapters.ts';
import mammoth from 'mammoth';
import { parseStyleSheet } from '../../editor/paste/declarations.ts';
import { openArchive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { readDocxStyles } from './docx-styles.ts';
import { ALIGN_STYLES, createTransform, STYLE_MAP } from './docx-transform.ts';
import type { FileContent } from './file-part.ts';
import { markupOfHtml } from './markup-of-text.ts';
import { readPages } from './read-pages.ts';

/** What is counted or left out, never unpacked. */
const UNREAD = /^word\/(?:media|embeddings|fonts)\//;
/** Word in the browser numbers its parts. */
const STYLES = /^word\/styles\d*\.xml$/;

/** A Word document: mammoth reads its text, its notes and tracked changes; styles are resolved here. */
export async function readDocx(bytes: ArrayBuffer, unpackedMax?: number): Promise<FileContent> {
  const archive = await openArchive(bytes, unpackedMax);
  let styles: Uint8Array | undefined;
  // mammoth unpacks the document again, whatever its size.
  for (const path of archive.paths.filter((one) => !UNREAD.test(one))) {
    const part = await archive.read(path);
    if (STYLES.test(path)) styles ??= part;
  }
  const { value } = await mammoth.convertToHtml(docxInput(bytes), {
    styleMap: [...STYLE_MAP],
    includeEmbeddedStyleMap: false,
    // Counted, never unpacked.
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    transformDocument: createTransform(readDocxStyles(styles ? decodeText(styles).text : '')),
  });
  const page = { path: '', body: markupOfHtml(value), sheet: parseStyleSheet(ALIGN_STYLES) };
  const { blocks, notes, pictures } = readPages([page]);
  const chapter = blocks.flat().find(({ ids = [], level }) => level > 0 && ids.some(isChapterMark));
  const marked = chapter && { chapterLevel: chapter.level };
  return { parts: [{ blocks: blocks.flat() }], notes, pictures, ...marked };
}

/** mammoth's build for browsers takes `arrayBuffer`, the one for Node `buffer`. */
function docxInput(arrayBuffer: ArrayBuffer) {
  return typeof Buffer === 'undefined' ? { arrayBuffer } : { arrayBuffer, buffer: Buffer.from(arrayBuffer) };
}
