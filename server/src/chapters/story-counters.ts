import type { ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { type SQL, sql } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';

const COUNTERS = {
  draft: 'chaptersDraft',
  scheduled: 'chaptersScheduled',
  published: 'chaptersPublished',
} as const;

type CounterChange = Partial<Record<(typeof COUNTERS)[ChapterStatus], SQL>>;

/**
 * What a story's row changes when chapters go from one status to another; null stands for outside of the story: not
 * made yet, or in the trash.
 */
export function countersMoved(from: ChapterStatus | null, to: ChapterStatus | null, howMany = 1): CounterChange {
  if (from === to) return {};
  return {
    ...(from && { [COUNTERS[from]]: sql`${stories[COUNTERS[from]]} - ${howMany}::int` }),
    ...(to && { [COUNTERS[to]]: sql`${stories[COUNTERS[to]]} + ${howMany}::int` }),
  };
}
