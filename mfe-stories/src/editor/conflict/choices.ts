import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { type ChapterMerge, documentOf, MERGE_FIELDS, type MergeField } from './merge/merge-chapters.ts';

export type Choice = 'mine' | 'theirs' | 'both';
/** What the author took, by {@link passageKey} and by field. */
export type Choices = Readonly<Record<string, Choice | undefined>>;

export const passageKey = (segment: number): string => `passage ${segment}`;

/** The fields that both sides named differently. */
export function openFields({ fields }: ChapterMerge): MergeField[] {
  return MERGE_FIELDS.filter((name) => !(name in fields));
}

/** What the author has still to choose. */
export function openChoices(merge: ChapterMerge, choices: Choices): number {
  const passages = merge.segments.flatMap(({ kind }, index) => (kind === 'passage' ? [passageKey(index)] : []));
  return [...passages, ...openFields(merge)].filter((key) => choices[key] === undefined).length;
}

/** The chapter with each passage as it was chosen; of what was not, mine stays. */
export function chosenText(merge: ChapterMerge, choices: Choices, mine: ChapterText, theirs: ChapterText): ChapterText {
  const blocks = merge.segments.flatMap((segment, index) => {
    if (segment.kind === 'merged') return segment.blocks;
    const choice = choices[passageKey(index)] ?? 'mine';
    return choice === 'both' ? [...segment.mine, ...segment.theirs] : segment[choice];
  });
  const field = (name: MergeField): string =>
    merge.fields[name] ?? (choices[name] === 'theirs' ? theirs[name] : mine[name]);
  return {
    title: field('title'),
    note_before: field('note_before'),
    note_after: field('note_after'),
    warning: field('warning'),
    content: documentOf(blocks),
  };
}
