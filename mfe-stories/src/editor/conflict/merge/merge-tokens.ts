import { mergeMarks } from './merge-marks.ts';
import { type MergeRegion, mergeSequences, type Span } from './merge-sequences.ts';
import type { TextToken } from './text-tokens.ts';

export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** A stretch of whole blocks: merged, or null where both sides wrote different things. */
export interface MergedStretch extends Sides<readonly TextToken[]> {
  merged: TextToken[] | null;
}

/** Merges rows of tokens word by word, and cuts them where a block ends alike in all three. */
export function mergeTokens(sides: Sides<readonly TextToken[]>): MergedStretch[] {
  const keys = (tokens: readonly TextToken[]) => tokens.map((token) => token.key);
  const stretches: MergedStretch[] = [];
  let open = emptyStretch();
  const add = (region: MergeRegion): void => {
    const [base, mine, theirs] = [
      sides.base.slice(...region.base),
      sides.mine.slice(...region.mine),
      sides.theirs.slice(...region.theirs),
    ];
    const merged = open.merged && mergedTokens(region.kind, { base, mine, theirs });
    open = {
      base: [...open.base, ...base],
      mine: [...open.mine, ...mine],
      theirs: [...open.theirs, ...theirs],
      merged: open.merged && merged && [...open.merged, ...merged],
    };
  };
  for (const region of mergeSequences(keys(sides.base), keys(sides.mine), keys(sides.theirs))) {
    for (const part of region.kind === 'same' ? cutAtBlockEnds(region, sides) : [region]) {
      add(part);
      if (part.kind !== 'same' || !isBlockEnd(sides, part.base[1] - 1, part.mine[1] - 1, part.theirs[1] - 1)) continue;
      stretches.push(open);
      open = emptyStretch();
    }
  }
  if (open.base.length + open.mine.length + open.theirs.length > 0) stretches.push(open);
  return stretches;
}

function emptyStretch(): MergedStretch {
  return { base: [], mine: [], theirs: [], merged: [] };
}

function mergedTokens(kind: MergeRegion['kind'], sides: Sides<readonly TextToken[]>): readonly TextToken[] | null {
  if (kind === 'conflict') return null;
  if (kind === 'mine' || kind === 'both') return sides.mine;
  if (kind === 'theirs') return sides.theirs;
  const merged: TextToken[] = [];
  for (const [index, base] of sides.base.entries()) {
    const [mine, theirs] = [sides.mine[index], sides.theirs[index]];
    if (base.kind === 'end' || mine?.kind !== 'piece' || theirs?.kind !== 'piece') merged.push(base);
    else {
      const content = mergeMarks(base.content, mine.content, theirs.content);
      if (!content) return null;
      merged.push({ ...base, content });
    }
  }
  return merged;
}

/** Cuts a region that all three share behind each block's end. */
function cutAtBlockEnds({ base, mine, theirs }: MergeRegion, sides: Sides<readonly TextToken[]>): MergeRegion[] {
  const parts: MergeRegion[] = [];
  const shift = (span: Span, from: number, to: number): Span => [span[0] + from, span[0] + to];
  let from = 0;
  const length = base[1] - base[0];
  for (let to = 1; to <= length; to += 1) {
    const last = to - 1;
    if (to < length && !isBlockEnd(sides, base[0] + last, mine[0] + last, theirs[0] + last)) continue;
    const spans = { base: shift(base, from, to), mine: shift(mine, from, to), theirs: shift(theirs, from, to) };
    parts.push({ kind: 'same', ...spans });
    from = to;
  }
  return parts;
}

/** True where a block of the document ends in all three; within a quote it goes on. */
function isBlockEnd(sides: Sides<readonly TextToken[]>, base: number, mine: number, theirs: number): boolean {
  return [sides.base[base], sides.mine[mine], sides.theirs[theirs]].every(
    (token) => token?.kind === 'end' && !token.isQuoteOpen,
  );
}
