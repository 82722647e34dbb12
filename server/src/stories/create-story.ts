import { randomUUID } from 'node:crypto';
import type { StoryDetail, StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { STORIES_MAX } from '@myfiction/shared/contract/rules.ts';
import { eq } from 'drizzle-orm';
import { requireRoom } from '../database/require-room.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import type { CallContext } from '../platform/handler.ts';
import { getStory } from './get-story.ts';
import { fieldsToColumns } from './story-columns.ts';
import { tidyStoryFields } from './tidy-fields.ts';

/** Creates a story. Answers `storyNameTaken` when any author has one of that name, and `tooManyStories`. */
export async function createStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  given: StoryFields,
): Promise<StoryDetail> {
  const fields = tidyStoryFields(given);
  const now = context.clock.now();
  const id = randomUUID();
  const { uid } = context;
  await withUniqueNames(context.db, { stories_title: 'storyNameTaken' }, async (tx) => {
    // One after the other, so that two tabs cannot pass the most together.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
    await requireRoom(tx, stories, eq(stories.uid, uid), { most: STORIES_MAX, error: 'tooManyStories' });
    await tx.insert(stories).values({ id, uid, ...fieldsToColumns(fields), createdAt: now, updatedAt: now });
  });
  return getStory(context, id);
}
