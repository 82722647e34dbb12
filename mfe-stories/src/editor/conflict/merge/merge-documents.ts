import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { mergeSequences } from './merge-sequences.ts';
import { mergeTokens, type Sides } from './merge-tokens.ts';
import { blocksOf, type TextToken, tokensOf } from './text-tokens.ts';

/** A stretch of the merged text: settled, or a passage of which both sides made different things. */
export type MergeSegment =
  | { kind: 'merged'; blocks: readonly ChapterBlock[] }
  | ({ kind: 'passage' } & Sides<readonly ChapterBlock[]>);

/**
 * Merges two changes of one text: block by block, then word by word within the blocks that both changed. No word that
 * one side wrote is ever dropped: where both wrote at the same place, the passage is left to the author.
 */
export function mergeDocuments(base: ChapterDocument, mine: ChapterDocument, theirs: ChapterDocument): MergeSegment[] {
  const segments: MergeSegment[] = [];
  const [baseKeys, mineKeys, theirKeys] = [base, mine, theirs].map(({ content }) => content.map(blockKey));
  for (const region of mergeSequences(baseKeys ?? [], mineKeys ?? [], theirKeys ?? [])) {
    const sides = {
      base: base.content.slice(...region.base),
      mine: mine.content.slice(...region.mine),
      theirs: theirs.content.slice(...region.theirs),
    };
    if (region.kind === 'conflict') for (const segment of mergeBlocks(sides)) push(segments, segment);
    else push(segments, { kind: 'merged', blocks: region.kind === 'theirs' ? sides.theirs : sides.mine });
  }
  return segments;
}

function mergeBlocks({ base, mine, theirs }: Sides<readonly ChapterBlock[]>): MergeSegment[] {
  const stretches = mergeTokens({ base: tokensOf(base), mine: tokensOf(mine), theirs: tokensOf(theirs) });
  return stretches.map((stretch): MergeSegment => {
    if (stretch.merged) return { kind: 'merged', blocks: blocksOf(stretch.merged) };
    const blocks = (tokens: readonly TextToken[]) => blocksOf(tokens);
    return { kind: 'passage', base: blocks(stretch.base), mine: blocks(stretch.mine), theirs: blocks(stretch.theirs) };
  });
}

function push(segments: MergeSegment[], segment: MergeSegment): void {
  const last = segments.at(-1);
  if (segment.kind === 'merged' && segment.blocks.length === 0) return;
  if (last?.kind === 'merged' && segment.kind === 'merged')
    segments[segments.length - 1] = { kind: 'merged', blocks: [...last.blocks, ...segment.blocks] };
  else segments.push(segment);
}

/** Blocks with the same key look the same, whatever the form they were stored in. */
function blockKey(block: ChapterBlock): string {
  return JSON.stringify(blocksOf(tokensOf([block])));
}
