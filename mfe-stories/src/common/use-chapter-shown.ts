import { CHAPTER_SHOWN } from '@myfiction/shared/contract/analytics-event.ts';
import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { trackEvent } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

export type ShownChapter = Pick<ChapterDetail, 'chapter_id' | 'story_id' | 'position'>;

/** Tells which chapter the page shows, of which the address says no more than its id. */
export function useChapterShown({ chapter_id, story_id, position }: ShownChapter): void {
  useEffect(() => {
    trackEvent(CHAPTER_SHOWN, { story_id, chapter_id, chapter_order_id: position });
  }, [chapter_id, story_id, position]);
}
