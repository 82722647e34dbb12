import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { BlockDiff, FlatBlock } from './block-diff.ts';
import { diffWords } from './diff-words.ts';
import { blockKey, flatBlocks, inlineOf } from './flat-blocks.ts';
import { matchSequences } from './match-sequences.ts';
import { pairBlocks } from './pair-blocks.ts';

/**
 * Compares two texts: first block by block, then word by word within the blocks that were rewritten. 20 ms at 5,000
 * words, 120 ms at 200,000, about a second where every one of them is another.
 *
 * @returns all blocks of both in reading order; what was removed stands before what took its place
 */
export function diffDocuments(before: ChapterDocument, after: ChapterDocument): BlockDiff[] {
  const steps = diffSteps(before, after);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same comparison with a pause after each block that was compared, for a page that must not stand still. */
export function* diffSteps(before: ChapterDocument, after: ChapterDocument): Generator<void, BlockDiff[]> {
  const [blocks, others] = [flatBlocks(before), flatBlocks(after)];
  const diff: BlockDiff[] = [];
  let [at, otherAt] = [0, 0];
  const end = { one: blocks.length, other: others.length, length: 0 };
  for (const { one, other, length } of [...matchSequences(blocks.map(blockKey), others.map(blockKey)), end]) {
    diff.push(...(yield* diffStretch(blocks.slice(at, one), others.slice(otherAt, other))));
    for (const block of others.slice(other, other + length)) diff.push(wholeBlock('same', block));
    at = one + length;
    otherAt = other + length;
  }
  return diff;
}

function* diffStretch(before: readonly FlatBlock[], after: readonly FlatBlock[]): Generator<void, BlockDiff[]> {
  const diff: BlockDiff[] = [];
  let [at, otherAt] = [0, 0];
  const pushUntil = (end: number, otherEnd: number): void => {
    for (const block of before.slice(at, end)) diff.push(wholeBlock('removed', block));
    for (const block of after.slice(otherAt, otherEnd)) diff.push(wholeBlock('added', block));
  };
  for (const [index, other] of pairBlocks(before, after)) {
    pushUntil(index, other);
    const [was, block] = [before[index], after[other]];
    yield;
    if (was && block)
      diff.push({ kind: 'changed', block, before: was, parts: diffWords(inlineOf(was), inlineOf(block)) });
    at = index + 1;
    otherAt = other + 1;
  }
  pushUntil(before.length, after.length);
  return diff;
}

function wholeBlock(kind: 'same' | 'added' | 'removed', block: FlatBlock): BlockDiff {
  const content = inlineOf(block);
  return { kind, block, parts: content.length > 0 ? [{ kind, content }] : [] };
}
