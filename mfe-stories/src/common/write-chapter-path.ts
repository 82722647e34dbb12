import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';

/** A published chapter is updated: its edits wait until they are published again. */
export function writeChapterPath({ chapter_id: id, status }: ChapterSummary): string {
  return status === 'published' ? paths.updateChapter(id) : paths.editChapter(id);
}
