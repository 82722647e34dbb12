import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';

/** Where the book's own table of contents leads to a block. */
export interface ContentsEntry {
  readonly title: string;
  /** From 0. */
  readonly depth: number;
}

/** One block of what the author's files hold, in the order of reading. */
export interface SourceBlock {
  readonly block: ChapterBlock;
  readonly words: number;
  /** Level of a heading in its file, 0 for text. */
  readonly level: number;
  /** Index in `Manuscript.files`. */
  readonly file: number;
  readonly entries?: readonly ContentsEntry[];
  /** Keys of the footnotes that it refers to. */
  readonly notes?: readonly string[];
  /** What is said around a chapter that begins or ends with it. */
  readonly authorNotes?: Partial<AuthorNotes>;
  /** What stands around a book without being the author's text: title pages, licences, printed contents. */
  readonly matter?: 'front' | 'back';
  /** Characters that its file has damaged; undefined for none. */
  readonly unreadable?: number;
}

/** What an author says around a chapter; our own exports carry it. */
export interface AuthorNotes {
  readonly note_before: string;
  readonly note_after: string;
  readonly warning: string;
}

/** Encodings that an author has chosen, by the place of their file in `Manuscript.files`. */
export type ChosenEncodings = Readonly<Record<number, string>>;

/** How a text was read whose bytes do not tell it. */
export interface TextEncoding {
  /** As `TextDecoder` names it. */
  readonly name: string;
  /** The first of its lines that hold more than English, to compare other encodings by. */
  readonly sample: Uint8Array;
}

export interface SourceFile {
  readonly name: string;
  /** Folder in the archive that it came from, which names a volume; empty for none. */
  readonly folder: string;
  /** Undefined where its bytes leave no doubt. */
  readonly encoding?: TextEncoding;
}

export interface Manuscript {
  readonly files: readonly SourceFile[];
  readonly blocks: readonly SourceBlock[];
  /** Texts of footnotes by their keys. */
  readonly notes: ReadonlyMap<string, readonly ChapterBlock[]>;
  readonly pictures: number;
  /** Plain text in which _words_ may stand for italics. */
  readonly underscores: number;
  /** Level of the headings of chapters, where the book itself says where they begin; those below are their own. */
  readonly chapterLevel?: number;
}
