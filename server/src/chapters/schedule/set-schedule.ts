import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { type StoryRow, stories } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';
import type { LightChapter } from '../chapter-answers.ts';
import { requirePublishable } from '../publishable.ts';
import { countersMoved } from '../story-counters.ts';
import { withContent } from '../with-content.ts';
import type { ScheduleTime } from './read-time.ts';

/** Refuses a chapter that could not go out as it is now: its author hears of it while there is time. */
export async function requireSchedulable(tx: Database, chapter: LightChapter, story: StoryRow): Promise<void> {
  if (chapter.status === 'published') throw new AppError('chapterPublished');
  requirePublishable(await withContent(tx, chapter), story);
}

/** Gives a locked chapter its time; null makes it a draft again. Edits keep it. */
export async function setSchedule(
  tx: Database,
  chapter: LightChapter,
  time: ScheduleTime | null,
  now: Date,
): Promise<LightChapter> {
  if (chapter.status === 'published') throw new AppError('chapterPublished');
  const changes = {
    status: time ? ('scheduled' as const) : ('draft' as const),
    scheduledAt: time?.at ?? null,
    scheduledZone: time?.zone ?? null,
  };
  await tx.update(chapters).set(changes).where(eq(chapters.id, chapter.id));
  await tx
    .update(stories)
    .set({ ...countersMoved(chapter.status, changes.status), updatedAt: now })
    .where(eq(stories.id, chapter.storyId));
  return { ...chapter, ...changes };
}
