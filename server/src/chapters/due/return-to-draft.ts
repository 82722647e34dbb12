import { paths } from '@myfiction/shared/contract/paths.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { sendMessage } from '../../inbox/send-message.ts';
import { countersMoved } from '../story-counters.ts';
import type { DueChapter } from './claim-due-chapter.ts';

/** Makes a chapter that cannot go out a draft again and tells its author why. */
export async function returnToDraft(
  tx: Database,
  { chapter, story }: DueChapter,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(chapters)
    .set({ status: 'draft', scheduledAt: null, scheduledZone: null })
    .where(eq(chapters.id, chapter.id));
  await tx
    .update(stories)
    .set({ ...countersMoved('scheduled', 'draft'), updatedAt: now })
    .where(eq(stories.id, story.id));
  const body = [
    `${nameOf(chapter)} was scheduled, but it could not be published: ${reason}`,
    'It is a draft again and readers do not see it. Nothing that you wrote is lost. When it is put right, publish it.',
  ].join('\n\n');
  await sendMessage(
    tx,
    {
      uid: story.uid,
      type: 'system',
      event: 'chapter-returned',
      title: `Chapter ${chapter.position} of ${story.title} did not go out`,
      body,
      storyId: story.id,
      action: { path: paths.editChapter(chapter.id), label: 'Open the chapter' },
    },
    now,
  );
}

function nameOf({ position, title }: DueChapter['chapter']): string {
  return title === '' ? `Chapter ${position}` : `Chapter ${position}, “${title}”,`;
}
