import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { Manuscript, SourceBlock } from './manuscript.ts';
import type { Row } from './rows.ts';

const EMPTY: ChapterBlock = { type: 'paragraph' };

/** The chapter that a row becomes. Footnotes stand at its end. */
export function rowDocument(manuscript: Manuscript, row: Pick<Row, 'start' | 'end' | 'heading'>): ChapterDocument {
  const body = manuscript.blocks.slice(row.start + row.heading, row.end);
  const top = topLevel(manuscript, row);
  const text = trimBreaks(joinQuotes(body.map((source) => relevel(source, top))));
  const keys = manuscript.blocks.slice(row.start, row.end).flatMap((source) => source.notes ?? []);
  const notes = [...new Set(keys)].flatMap((key) => manuscript.notes.get(key) ?? []);
  const content = notes.length > 0 ? [...text, { type: 'scene_break' as const }, ...notes] : text;
  return { type: 'doc', content: content.length > 0 ? content : [EMPTY] };
}

/** Level of the chapter's own heading: those within it stand below. */
function topLevel({ blocks }: Manuscript, { start, heading }: Pick<Row, 'start' | 'heading'>): number {
  return heading > 0 ? (blocks[start + heading - 1]?.level ?? 0) : 0;
}

function relevel({ block, level }: SourceBlock, top: number): ChapterBlock {
  if (block.type !== 'heading' || top === 0) return block;
  return { ...block, attrs: { ...block.attrs, level: level - top <= 1 ? 2 : 3 } };
}

function joinQuotes(blocks: readonly ChapterBlock[]): ChapterBlock[] {
  const joined: ChapterBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'blockquote' && last?.type === 'blockquote') {
      joined[joined.length - 1] = { ...last, content: [...last.content, ...block.content] };
    } else joined.push(block);
  }
  return joined;
}

/** A scene break parts two scenes: at the ends of a chapter, or beside another one, it parts nothing. */
function trimBreaks(blocks: readonly ChapterBlock[]): ChapterBlock[] {
  const isBreak = (block: ChapterBlock | undefined) => block?.type === 'scene_break';
  const single = blocks.filter((block, index) => !isBreak(block) || (index > 0 && !isBreak(blocks[index - 1])));
  return isBreak(single.at(-1)) ? single.slice(0, -1) : single;
}
