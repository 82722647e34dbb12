import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { and, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepare-once.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { toStoryDetail } from './story-answers.ts';
import { figureValues, selectDetails } from './story-queries.ts';

const storyById = prepareOnce((db) =>
  selectDetails(db)
    .where(and(eq(stories.id, sql.placeholder('storyId')), eq(stories.uid, sql.placeholder('uid'))))
    .prepare('story by id'),
);

/** One of the author's stories. Somebody else's answers exactly as one that does not exist. */
export async function getStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  storyId: string,
): Promise<StoryDetail> {
  const { db, uid, clock } = context;
  const [found] = await storyById(db).execute({ storyId, uid, ...figureValues(clock.now()) });
  if (!found) throw new AppError('notFound');
  return toStoryDetail(found);
}
