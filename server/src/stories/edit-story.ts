import type { StoryDetail, StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applications } from '../database/schema/applications.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { getStory } from './get-story.ts';
import { ISSUED_CONTRACT } from './issued-contract.ts';
import { lockStory } from './lock-story.ts';
import { fieldsToColumns } from './story-columns.ts';
import { isLanguageFixed, isSigned, refuseCompleted } from './story-rules.ts';
import { tidyStoryFields } from './tidy-fields.ts';

export interface StoryEdit {
  story_id: string;
  /** The revision that the form was opened with. */
  revision: number;
  fields: StoryFields;
}

/** Changes a story's fields. Answers `revisionConflict` with the current detail when the form was opened before it. */
export async function editStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  edit: StoryEdit,
): Promise<StoryDetail> {
  const fields = tidyStoryFields(edit.fields);
  await withUniqueNames(context.db, { stories_title: 'storyNameTaken' }, async (tx) => {
    const story = await lockStory(tx, context.uid, edit.story_id);
    refuseEdit(story, fields);
    if (fields.title !== story.title) await refuseNewTitle(tx, story);
    if (story.revision !== edit.revision) {
      throw new AppError('revisionConflict', { data: await getStory({ ...context, db: tx }, story.id) });
    }
    await tx
      .update(stories)
      .set({ ...fieldsToColumns(fields), revision: story.revision + 1, updatedAt: context.clock.now() })
      .where(eq(stories.id, story.id));
  });
  return getStory(context, edit.story_id);
}

function refuseEdit(story: StoryRow, fields: StoryFields): void {
  if (isSigned(story)) throw new AppError('storySigned');
  refuseCompleted(story);
  if (isLanguageFixed(story) && fields.language !== story.language) {
    throw new AppError('invalidRequest', {
      msg: 'The language is fixed once a chapter has been published.',
      data: { field: 'language' },
    });
  }
}

async function refuseNewTitle(tx: Database, { id }: StoryRow): Promise<void> {
  const [issued] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.storyId, id), ISSUED_CONTRACT));
  if (issued) throw new AppError('storySigned');
}
