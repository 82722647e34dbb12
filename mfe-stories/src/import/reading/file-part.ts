import type { PastedBlock } from '../../editor/paste/pasted-block.ts';
import type { AuthorNotes, ContentsEntry, TextEncoding } from '../manuscript/manuscript.ts';

/** A block with what its file says about it. */
export interface ReadBlock extends PastedBlock {
  entries?: ContentsEntry[];
  notes?: string[];
  authorNotes?: Partial<AuthorNotes>;
}

/** A stretch of a file. */
export interface FilePart {
  blocks: ReadBlock[];
  matter?: 'front' | 'back';
}

/** What one file holds. */
export interface FileContent {
  parts: FilePart[];
  notes?: ReadonlyMap<string, PastedBlock[]>;
  pictures?: number;
  underscores?: number;
  encoding?: TextEncoding;
  /** As in a manuscript. */
  chapterLevel?: number;
}
