import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { and, eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { toStoryDetail } from './story-answers.ts';
import { selectStories } from './story-queries.ts';

/** One of the author's stories. Somebody else's answers exactly as one that does not exist. */
export async function getStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  storyId: string,
): Promise<StoryDetail> {
  const [found] = await selectStories(context.db, context.clock.now()).where(
    and(eq(stories.id, storyId), eq(stories.uid, context.uid)),
  );
  if (!found) throw new AppError('notFound');
  return toStoryDetail(found);
}
