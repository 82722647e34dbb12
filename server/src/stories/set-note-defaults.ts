import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { eq } from 'drizzle-orm';
import { storableText } from '../database/names.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { getStory } from './get-story.ts';
import { lockStory } from './lock-story.ts';
import { refuseCompleted } from './story-rules.ts';

/** Keeps the notes that a story's new chapters begin with. They are the author's, also of a signed work. */
export async function setNoteDefaults(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { story_id, note_defaults }: { story_id: string; note_defaults: StoryDetail['note_defaults'] },
): Promise<StoryDetail> {
  await context.db.transaction(async (tx) => {
    const story = await lockStory(tx, context.uid, story_id);
    refuseCompleted(story);
    await tx
      .update(stories)
      .set({
        defaultNoteBefore: storableText(note_defaults.note_before),
        defaultNoteAfter: storableText(note_defaults.note_after),
        updatedAt: context.clock.now(),
      })
      .where(eq(stories.id, story.id));
  });
  return getStory(context, story_id);
}
