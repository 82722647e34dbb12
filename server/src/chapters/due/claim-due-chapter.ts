import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type ChapterRow, chapters } from '../../database/schema/chapters.ts';
import { type StoryRow, stories } from '../../database/schema/stories.ts';
import type { DueRows } from '../../platform/due-rows/work-off-rows.ts';

/** A chapter whose time has come, held with its story until the transaction ends. */
export interface DueChapter {
  chapter: ChapterRow;
  story: StoryRow;
}

/**
 * Takes the chapter that has been due longest and that nobody else holds. What another server publishes right now is
 * skipped, and so is what its author saves right now: that one is due again at the next look. Never waits, so that it
 * can neither hold up an author nor take part in a deadlock.
 */
export async function claimDueChapter(tx: Database, now: Date, rows: DueRows): Promise<DueChapter | undefined> {
  const [due] = await tx
    .select({ chapter: chapters, story: stories })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(
      and(
        eq(chapters.status, 'scheduled'),
        lte(chapters.scheduledAt, now),
        eq(stories.deleted, false),
        rows.areDue(chapters.id),
      ),
    )
    // Chapters of one story that are due at the same time go out in the order in which they are read.
    .orderBy(asc(chapters.scheduledAt), asc(chapters.position))
    .limit(1)
    .for('no key update', { of: [chapters, stories], skipLocked: true });
  return due;
}
