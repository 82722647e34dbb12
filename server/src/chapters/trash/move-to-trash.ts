import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { type StoryRow, stories } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';
import { isSigned, refuseCompleted } from '../../stories/story-rules.ts';
import type { LightChapter } from '../chapter-answers.ts';
import { countersMoved } from '../story-counters.ts';
import { publishedWords } from '../versions/published-words.ts';

/**
 * Puts a locked chapter into the trash: a draft that neither readers nor lists see, with its texts as they are and the
 * place it had. Readers lose a published one, which a signed or completed story does not allow. When all are in, the
 * caller closes the gap with `arrangeChapters` and takes their comments along with `settleComments`.
 */
export async function moveToTrash(tx: Database, chapter: LightChapter, story: StoryRow, now: Date): Promise<void> {
  if (chapter.trashedAt !== null) return;
  if (chapter.status === 'published') refuseTakingDown(story);
  const words = await publishedWords(tx, chapter);
  await tx
    .update(chapters)
    .set({
      status: 'draft',
      scheduledAt: null,
      scheduledZone: null,
      lateFrom: null,
      publishedAt: null,
      publishedVersionId: null,
      staged: false,
      trashedAt: now,
    })
    .where(eq(chapters.id, chapter.id));
  await tx
    .update(stories)
    .set({
      ...countersMoved(chapter.status, null),
      words: sql`${stories.words} - ${words}::int`,
      updatedAt: now,
    })
    .where(eq(stories.id, story.id));
}

function refuseTakingDown(story: StoryRow): void {
  if (isSigned(story)) throw new AppError('chapterSigned');
  refuseCompleted(story);
}
