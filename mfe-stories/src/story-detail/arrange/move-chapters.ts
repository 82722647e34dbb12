import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import type { ChapterMove } from '../../api/reorder-chapters.ts';

/** What the server does with a move, for the list to show at once: chapters and result in reading order. */
export function moveChapters(
  chapters: readonly ChapterSummary[],
  volumes: readonly Volume[],
  { chapterIds, before, volumeId }: ChapterMove,
): ChapterSummary[] {
  const moving = new Set(chapterIds);
  const byId = new Map(chapters.map((chapter) => [chapter.chapter_id, chapter]));
  const rest = chapters.filter((chapter) => !moving.has(chapter.chapter_id));
  const next = rest.findIndex((chapter) => chapter.chapter_id === before);
  const joined = volumeId === undefined ? (rest[next] ?? { volume_id: lastId(volumes) }).volume_id : volumeId;
  const moved = chapterIds.flatMap((id) => {
    const chapter = byId.get(id);
    if (!chapter) return [];
    return [chapter.volume_id === joined ? chapter : { ...chapter, volume_id: joined }];
  });
  const rank = new Map<string | null, number>(volumes.map((volume) => [volume.volume_id, volume.position]));
  // Volume after volume, those without one first; sorting is stable.
  const rankOf = (chapter: ChapterSummary) => rank.get(chapter.volume_id) ?? 0;
  return rest
    .toSpliced(next === -1 ? rest.length : next, 0, ...moved)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((chapter, place) => (chapter.position === place + 1 ? chapter : { ...chapter, position: place + 1 }));
}

function lastId(volumes: readonly Volume[]): string | null {
  return volumes.at(-1)?.volume_id ?? null;
}
