import { ABOUT_FILE } from '@myfiction/shared/contract/book-chapters.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { textOfBlock } from '../manuscript/block-text.ts';
import type { ChosenEncodings, Manuscript, SourceBlock, SourceFile } from '../manuscript/manuscript.ts';
import type { FileKind } from './accepted-files.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import type { FileContent, FilePart } from './file-part.ts';
import { type ListedFile, listFiles } from './list-files.ts';
import { arrived, CopyProtectedError, ReadError } from './read-error.ts';
import { countUnderscores, readText } from './read-text.ts';
import { toChapterBlock } from './to-chapter-block.ts';

/** Of all files together, as they lie on the disk. */
const FILES_MAX_BYTES = 200 * 1024 * 1024;

type Reader = (bytes: ArrayBuffer, encoding?: string) => FileContent | Promise<FileContent>;

/** Share of control characters that no text has, and a renamed picture or sound always. */
const CONTROLS_MAX = 0.01;

function readPlain(bytes: ArrayBuffer, chosen?: string): DecodedText {
  const decoded = decodeText(new Uint8Array(bytes), chosen);
  // Without those that an encoding gives which was guessed wrongly, and that the author can choose anew.
  const controls = decoded.text.match(/(?![\s\0\u0080-\u009f])\p{Cc}/gu)?.length ?? 0;
  if (controls > decoded.text.length * CONTROLS_MAX) throw new Error('This is no text.');
  return decoded;
}

/** Each format comes in a chunk of its own. */
const READERS: Readonly<Record<FileKind, () => Promise<Reader>>> = {
  docx: async () => {
    const { readDocx } = await import('./read-docx.ts');
    return (bytes) => readDocx(bytes);
  },
  epub: async () => {
    const { readEpub } = await import('./read-epub.ts');
    return (bytes) => readEpub(bytes);
  },
  markdown: async () => {
    const { readMarkdown } = await import('./read-markdown.ts');
    return (bytes, chosen) => {
      const { text, ...encoding } = readPlain(bytes, chosen);
      return { ...readMarkdown(text), ...encoding };
    };
  },
  text: async () => (bytes, chosen) => {
    const { text, ...encoding } = readPlain(bytes, chosen);
    return { parts: readText(text), underscores: countUnderscores(text), ...encoding };
  },
};

/** Files beside chapters that tell what the book is; our own export writes one. */
const ABOUT_BOOK = /^(?:about|readme)\.\w+$/i;

/** Of a folder in which each file but the one about the book has one heading of the first level, as in our own export. */
function folderLevel(files: readonly ListedFile[], blocks: readonly SourceBlock[]): number | undefined {
  if (!files.some(({ name }) => name === ABOUT_FILE)) return undefined;
  const chapters = blocks.filter(({ level, matter }) => level === 1 && !matter).length;
  return chapters === files.length - 1 ? 1 : undefined;
}

/** Told before each file is read. */
export type OnFile = (name: string, index: number, count: number) => void;

/**
 * Reads the author's files into one manuscript. Throws a {@link ReadError} that names the file.
 *
 * @param encodings what the author has chosen for texts whose bytes do not tell theirs
 */
export async function readFiles(
  files: readonly File[],
  onFile: OnFile,
  encodings: ChosenEncodings = {},
): Promise<Manuscript> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > FILES_MAX_BYTES) throw new ReadError('too-large', files[0]?.name ?? '');
  const listed = await listFiles(files);
  const blocks: SourceBlock[] = [];
  const notes = new Map<string, ReturnType<typeof toChapterBlock>[]>();
  const read: SourceFile[] = [];
  let pictures = 0;
  let underscores = 0;
  let fileLevel: number | undefined;
  for (const [index, file] of listed.entries()) {
    onFile(file.name, index, listed.length);
    const content = await readOne(file, encodings[index]);
    // Keys are of one file only.
    const keyOf = (key: string) => `${read.length}:${key}`;
    const own = ABOUT_BOOK.test(file.name) ? asMatter(content) : content;
    // One by one: a call takes no hundred thousand arguments.
    for (const block of sourceBlocks(own, read.length, keyOf)) blocks.push(block);
    for (const [key, note] of content.notes ?? []) notes.set(keyOf(key), note.map(toChapterBlock));
    pictures += content.pictures ?? 0;
    underscores += content.underscores ?? 0;
    if (listed.length === 1) fileLevel = content.chapterLevel;
    const { name, folder } = file;
    read.push({ name, folder, ...(own.encoding && { encoding: own.encoding }) });
  }
  if (blocks.every(({ words }) => words === 0)) throw new ReadError('empty', listed[0]?.name ?? '');
  const chapterLevel = fileLevel ?? folderLevel(listed, blocks);
  return { files: read, blocks, notes, pictures, underscores, ...(chapterLevel && { chapterLevel }) };
}

async function readOne(file: ListedFile, encoding: string | undefined): Promise<FileContent> {
  const bytes = await file.bytes();
  if (file.kind !== 'epub' && startsWith(bytes, COMPOUND_FILE)) throw new ReadError('protected', file.name);
  if (isPlain(file) && NO_TEXT.some((start) => startsWith(bytes, start))) throw new ReadError('broken', file.name);
  const read = await arrived(READERS[file.kind](), file.name);
  try {
    return await read(bytes, encoding);
  } catch (error) {
    if (error instanceof CopyProtectedError) throw new ReadError('copy-protected', file.name);
    throw new ReadError(error instanceof RangeError ? 'too-large' : 'broken', file.name, error);
  }
}

const isPlain = ({ kind }: ListedFile): boolean => kind === 'text' || kind === 'markdown';

/** Old Word files and documents with a password are of this kind, whatever their name. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
/** Word and EPUB, PDF, RTF: renamed, they would be read as thousands of signs. */
const NO_TEXT = ['PK\x03\x04', '%PDF-', '{\\rtf'].map((start) => [...new TextEncoder().encode(start)]);

function startsWith(bytes: ArrayBuffer, start: readonly number[]): boolean {
  const head = new Uint8Array(bytes.slice(0, start.length));
  return start.every((byte, index) => byte === head[index]);
}

function asMatter(content: FileContent): FileContent {
  const parts = content.parts.map(({ blocks }): FilePart => {
    return { blocks: blocks.map(({ authorNotes: _none, ...block }) => block), matter: 'front' };
  });
  return { ...content, parts };
}

/** What stands for bytes that are wrong in their file. */
const countUnreadable = (text: string): number => text.split('\ufffd').length - 1;

function sourceBlocks({ parts }: FileContent, file: number, keyOf: (key: string) => string): SourceBlock[] {
  return parts.flatMap(({ blocks, matter }) =>
    blocks.map((read): SourceBlock => {
      const block = toChapterBlock(read);
      const unreadable = countUnreadable(textOfBlock(block));
      return {
        block,
        words: countDocumentWords({ type: 'doc', content: [block] }),
        level: read.level,
        file,
        ...(read.entries && { entries: read.entries }),
        ...(read.notes && { notes: read.notes.map(keyOf) }),
        ...(read.authorNotes && { authorNotes: read.authorNotes }),
        ...(matter && { matter }),
        ...(unreadable > 0 && { unreadable }),
      };
    }),
  );
}
