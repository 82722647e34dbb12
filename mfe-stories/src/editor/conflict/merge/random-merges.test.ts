import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import fc from 'fast-check';
import { cleanMerge, mergeChapters } from './merge-chapters.ts';

/** 10,000 unless the environment asks for another number. */
const MERGES = Number(process.env.MERGES ?? 10_000);
const SEED = 20_260;

interface Edit {
  kind: 'type' | 'delete' | 'split' | 'join' | 'mark' | 'add' | 'drop' | 'move';
  at: number;
  length: number;
}
type Word = { text: string; isEm: boolean };
type Draft = Word[][];

const edit = fc.record<Edit>({
  kind: fc.constantFrom('type', 'type', 'type', 'delete', 'split', 'join', 'mark', 'add', 'drop', 'move'),
  at: fc.nat(10_000),
  length: fc.integer({ min: 1, max: 4 }),
});
// Few different words, so that neighbours are easily taken for one another.
const word = fc.constantFrom('the', 'snow', 'fell', 'and', 'Mara', 'long-ago', '我', 'it’s', 'a', '12');
const edits = (maxLength: number) => fc.array(edit, { maxLength });
const draft = fc.array(fc.array(word, { maxLength: 12 }), { minLength: 1, maxLength: 7 });

/** What an author does; each word that she types is one of its kind, so that it can be looked for afterwards. */
function apply(base: Draft, edits: readonly Edit[], side: string): Draft {
  const text = base.map((paragraph) => paragraph.map((one) => ({ ...one })));
  let typed = 0;
  const newWords = (count: number): Word[] =>
    Array.from({ length: count }, () => ({ text: `${side}${++typed}`, isEm: false }));
  for (const { kind, at, length } of edits) {
    const index = at % text.length;
    const paragraph = text[index] ?? [];
    const place = at % (paragraph.length + 1);
    if (kind === 'type') paragraph.splice(place, 0, ...newWords(length));
    else if (kind === 'delete') paragraph.splice(place, length);
    else if (kind === 'split') text.splice(index + 1, 0, paragraph.splice(place));
    else if (kind === 'join' && index > 0) text.splice(index - 1, 2, [...(text[index - 1] ?? []), ...paragraph]);
    else if (kind === 'mark') for (const one of paragraph.slice(place, place + length)) one.isEm = !one.isEm;
    else if (kind === 'add') text.splice(index, 0, newWords(length));
    else if (kind === 'drop' && text.length > 1) text.splice(index, 1);
    else if (kind === 'move') text.splice(at % 3, 0, ...text.splice(index, 1));
  }
  return text.length > 0 ? text : [[]];
}

function chapterOf(text: Draft): ChapterText {
  const content = text.map((paragraph) => ({
    type: 'paragraph' as const,
    ...(paragraph.length > 0 && {
      content: paragraph.map(({ text: one, isEm }, index) => ({
        type: 'text' as const,
        text: index > 0 ? ` ${one}` : one,
        ...(isEm && { marks: [{ type: 'em' as const }] }),
      })),
    }),
  }));
  return { title: '', note_before: '', note_after: '', warning: '', content: { type: 'doc', content } };
}

function sidesOf(words: string[][], mineEdits: readonly Edit[], theirEdits: readonly Edit[]): Sides {
  const base = words.map((paragraph) => paragraph.map((text) => ({ text, isEm: false })));
  const [mine, theirs] = [apply(base, mineEdits, 'mine'), apply(base, theirEdits, 'their')];
  return { base: chapterOf(base), mine: chapterOf(mine), theirs: chapterOf(theirs) };
}

function bag(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

const wordsOf = (content: ChapterText['content']) => blockTexts(content).join(' ').split(/\s+/).filter(Boolean);
const isTyped = (one: string) => /^(mine|their)\d/.test(one);

interface Sides {
  base: ChapterText;
  mine: ChapterText;
  theirs: ChapterText;
}

/** Words that should be in the merge and are not. */
function lostWords({ base, mine, theirs }: Sides): { lost: string[]; isClean: boolean } {
  const merge = mergeChapters(base, mine, theirs);
  const merged = cleanMerge(merge);
  // What is left to the author counts with both sides: everything typed must be there.
  const blocks = merge.segments.flatMap((segment) =>
    segment.kind === 'merged' ? segment.blocks : [...segment.mine, ...segment.theirs],
  );
  const found = bag(wordsOf({ type: 'doc', content: [...blocks] }));
  const [was, left, right] = [base, mine, theirs].map(({ content }) => bag(wordsOf(content)));
  const lost: string[] = [];
  for (const one of new Set([...(was?.keys() ?? []), ...(left?.keys() ?? []), ...(right?.keys() ?? [])])) {
    const [before, kept, keptThere] = [was, left, right].map((counts) => counts?.get(one) ?? 0);
    // Gone is what a side took away, and nothing else.
    const least = (before ?? 0) - goneFrom(before, kept) - goneFrom(before, keptThere);
    const count = found.get(one) ?? 0;
    if (merged ? count < least : isTyped(one) && count < 1) lost.push(one);
    if (isTyped(one) && count !== 1) lost.push(one);
  }
  return { lost, isClean: merged !== null };
}

function goneFrom(before = 0, after = 0): number {
  return Math.max(0, before - after);
}

it(`${MERGES.toLocaleString('en')} random merges lose no word`, () => {
  let clean = 0;
  fc.assert(
    fc.property(draft, edits(6), edits(6), (words, mineEdits, theirEdits) => {
      const { lost, isClean } = lostWords(sidesOf(words, mineEdits, theirEdits));
      if (isClean) clean += 1;
      return lost.length === 0;
    }),
    { numRuns: MERGES, seed: SEED },
  );
  // Were everything left to the author, nothing would be merged and nothing proved.
  expect(clean).toBeGreaterThan(MERGES / 4);
});

it('gives the same whichever side is called mine', () => {
  fc.assert(
    fc.property(draft, edits(3), edits(3), (words, one, other) => {
      const { base, mine, theirs } = sidesOf(words, one, other);
      const forth = cleanMerge(mergeChapters(base, mine, theirs));
      const back = cleanMerge(mergeChapters(base, theirs, mine));
      return JSON.stringify(forth) === JSON.stringify(back);
    }),
    { numRuns: Math.min(1_000, MERGES), seed: SEED },
  );
});
