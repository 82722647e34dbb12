import { COMPLETION_LOCKS } from '@myfiction/shared/contract/application-status.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { activityEntries } from '../database/schema/activities.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { revenueTotals } from '../database/schema/revenue.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockStory } from './lock-story.ts';
import { ENDED, PREPARING, SIGNED } from './story-rules.ts';

const IN_REVIEW = 20;
const KEPT_BY_CONTRACT: readonly number[] = [IN_REVIEW, PREPARING, SIGNED, ENDED];

/**
 * Deletes a story for good: with no chapter in it no word is lost. Throws `storyNotEmpty` while it has chapters, also in
 * its trash or just taken out of it, `storyBound` where money, papers or readers hang on it.
 */
export async function deleteStory(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { story_id }: { story_id: string },
): Promise<Record<never, never>> {
  const story = await lockStory(db, uid, story_id);
  if (await db.$count(chapters, eq(chapters.storyId, story.id))) throw new AppError('storyNotEmpty');
  if (hasPapers(story) || (await isHeld(db, story))) throw new AppError('storyBound');
  await db.delete(stories).where(eq(stories.id, story.id));
  return {};
}

function hasPapers({ contractStatus, payToReadStatus, completionStatus, completed }: StoryRow): boolean {
  const isReviewed = payToReadStatus === IN_REVIEW || COMPLETION_LOCKS.includes(completionStatus);
  return completed || isReviewed || KEPT_BY_CONTRACT.includes(contractStatus);
}

async function isHeld(db: Database, { id, uid }: StoryRow): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${revenueTotals} where ${and(eq(revenueTotals.uid, uid), eq(revenueTotals.storyId, id))})
    or exists (select from ${activityEntries} where ${eq(activityEntries.storyId, id)})
    or exists (select from ${comments} where ${eq(comments.storyId, id)}) as held`);
  return rows[0]?.held === true;
}
