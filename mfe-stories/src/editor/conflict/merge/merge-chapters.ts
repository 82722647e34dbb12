import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { CHAPTER_NOTE_MAX, CHAPTER_TITLE_MAX, CHAPTER_WARNING_MAX } from '@myfiction/shared/contract/rules.ts';
import { wordTokens } from '../../diff/word-tokens.ts';
import { type MergeSegment, mergeDocuments } from './merge-documents.ts';
import { mergeSequences } from './merge-sequences.ts';

export type MergeField = Exclude<keyof ChapterText, 'content'>;
/** A field that a merge would take beyond its limit is the author's to shorten. */
const LIMITS = {
  title: CHAPTER_TITLE_MAX,
  note_before: CHAPTER_NOTE_MAX,
  note_after: CHAPTER_NOTE_MAX,
  warning: CHAPTER_WARNING_MAX,
} as const satisfies Record<MergeField, number>;
export const MERGE_FIELDS = ['title', 'note_before', 'note_after', 'warning'] as const satisfies MergeField[];

export interface ChapterMerge {
  segments: readonly MergeSegment[];
  /** The fields, where both sides left them or one side alone changed them; the others are the author's to choose. */
  fields: Partial<Record<MergeField, string>>;
}

/** Merges two changes of one chapter. */
export function mergeChapters(base: ChapterText, mine: ChapterText, theirs: ChapterText): ChapterMerge {
  const fields: ChapterMerge['fields'] = {};
  for (const name of MERGE_FIELDS) {
    const merged = mergeField(name, base[name], mine[name], theirs[name]);
    if (merged !== null && countCharacters(merged) <= LIMITS[name]) fields[name] = merged;
  }
  return { segments: mergeDocuments(base.content, mine.content, theirs.content), fields };
}

function mergeField(name: MergeField, ...sides: [base: string, mine: string, theirs: string]): string | null {
  // The server keeps titles without the spaces around them.
  const [base, mine, theirs] = name === 'title' ? trimmed(sides) : sides;
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  // Two halves of two titles make no title.
  return name === 'title' ? null : mergeWords(base, mine, theirs);
}

function trimmed([base, mine, theirs]: [string, string, string]): [string, string, string] {
  return [base.trim(), mine.trim(), theirs.trim()];
}

function mergeWords(base: string, mine: string, theirs: string): string | null {
  const [baseWords, mineWords, theirWords] = [wordTokens(base), wordTokens(mine), wordTokens(theirs)];
  let merged = '';
  for (const region of mergeSequences(baseWords, mineWords, theirWords)) {
    if (region.kind === 'conflict') return null;
    const words = region.kind === 'theirs' ? theirWords.slice(...region.theirs) : mineWords.slice(...region.mine);
    merged += words.join('');
  }
  return merged;
}

/** The merged chapter; null while something is left to the author. */
export function cleanMerge({ segments, fields }: ChapterMerge): ChapterText | null {
  const blocks: ChapterBlock[] = [];
  for (const segment of segments) {
    if (segment.kind === 'passage') return null;
    blocks.push(...segment.blocks);
  }
  const { title, note_before, note_after, warning } = fields;
  if (title === undefined || note_before === undefined || note_after === undefined || warning === undefined)
    return null;
  return { title, note_before, note_after, warning, content: documentOf(blocks) };
}

export function documentOf(blocks: readonly ChapterBlock[]): ChapterText['content'] {
  return { type: 'doc', content: blocks.length > 0 ? [...blocks] : [{ type: 'paragraph' }] };
}
