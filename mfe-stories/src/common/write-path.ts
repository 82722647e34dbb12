import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';

/** Where Write leads: to the newest chapter that readers do not have yet, else to a new one. */
export function writePath(story: Pick<StorySummary, 'story_id' | 'write_chapter_id'>): string {
  return story.write_chapter_id === null ? paths.newChapter(story.story_id) : paths.editChapter(story.write_chapter_id);
}
