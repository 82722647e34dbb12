import { paths } from '@myfiction/shared/contract/paths.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { sendTranslated } from '../../inbox/send-translated.ts';
import { errorTexts } from '../../platform/error-texts.ts';
import type { AppError } from '../../platform/handler.ts';
import { countersMoved } from '../story-counters.ts';
import type { DueChapter } from './claim-due-chapter.ts';
import { returnedTexts } from './due-texts.ts';

/** Makes a chapter that cannot go out a draft again and tells its author why. */
export async function returnToDraft(tx: Database, due: DueChapter, refusal: AppError, now: Date): Promise<void> {
  const { chapter, story } = due;
  await tx
    .update(chapters)
    .set({ status: 'draft', scheduledAt: null, scheduledZone: null })
    .where(eq(chapters.id, chapter.id));
  await tx
    .update(stories)
    .set({ ...countersMoved('scheduled', 'draft'), updatedAt: now })
    .where(eq(stories.id, story.id));
  const path = paths.editChapter(chapter.id);
  const texts = returnedTexts(due, errorTexts(refusal));
  const about = { uid: story.uid, storyId: story.id, type: 'system', event: 'chapter-returned' } as const;
  await sendTranslated(tx, { ...about, texts, path }, now);
}
