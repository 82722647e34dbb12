import { randomUUID } from 'node:crypto';
import type { StoryDetail, StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { stories } from '../database/schema/stories.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import type { CallContext } from '../platform/handler.ts';
import { getStory } from './get-story.ts';
import { fieldsToColumns } from './story-columns.ts';
import { tidyStoryFields } from './tidy-fields.ts';

/** Creates a story. Answers `storyNameTaken` when any author has one of that name. */
export async function createStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  given: StoryFields,
): Promise<StoryDetail> {
  const fields = tidyStoryFields(given);
  const now = context.clock.now();
  const id = randomUUID();
  await withUniqueNames(context.db, { stories_title: 'storyNameTaken' }, (tx) =>
    tx.insert(stories).values({ id, uid: context.uid, ...fieldsToColumns(fields), createdAt: now, updatedAt: now }),
  );
  return getStory(context, id);
}
