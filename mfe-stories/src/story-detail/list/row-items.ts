import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';

export interface ChapterItem {
  kind: 'chapter';
  key: string;
  chapter: ChapterSummary;
}

/** Heading of a volume, or of the chapters before the first. */
export interface VolumeItem {
  kind: 'volume';
  key: string;
  volume: Volume | null;
  chapters: number;
  isCollapsed: boolean;
}

/** Says that a volume has no chapter yet. */
export interface EmptyItem {
  kind: 'empty';
  key: string;
  volume: Volume;
}

export type RowItem = ChapterItem | VolumeItem | EmptyItem;

export interface RowsOptions {
  /** Keys of the collapsed headings. */
  collapsed: ReadonlySet<string>;
  /** Only some chapters are listed: a heading without any is left out, and none is collapsed. */
  isNarrowed: boolean;
}

/** Key of the heading over the chapters that are in no volume. */
export const NO_VOLUME = 'no-volume';

/** The list as it stands on the page: newest first, volumes as headings over their chapters. */
export function rowItems(
  chapters: readonly ChapterSummary[],
  volumes: readonly Volume[],
  { collapsed, isNarrowed }: RowsOptions,
): RowItem[] {
  const newestFirst = chapters.toReversed();
  if (volumes.length === 0) return newestFirst.map(chapterItem);
  // A volume that is not in the list yet hides no chapter.
  const known = new Set<string | null>(volumes.map((volume) => volume.volume_id));
  const section = (volume: Volume | null): RowItem[] => {
    const key = volume?.volume_id ?? NO_VOLUME;
    const inside = newestFirst.filter(({ volume_id: id }) => (volume ? id === key : !known.has(id)));
    if (inside.length === 0 && (isNarrowed || !volume)) return [];
    const isCollapsed = !isNarrowed && collapsed.has(key);
    const heading: VolumeItem = { kind: 'volume', key, volume, chapters: inside.length, isCollapsed };
    if (isCollapsed) return [heading];
    if (volume && inside.length === 0) return [heading, { kind: 'empty', key: `empty-${key}`, volume }];
    return [heading, ...inside.map(chapterItem)];
  };
  return [...volumes.toReversed(), null].flatMap(section);
}

function chapterItem(chapter: ChapterSummary): ChapterItem {
  return { kind: 'chapter', key: chapter.chapter_id, chapter };
}
