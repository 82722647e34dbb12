import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type ChapterRow, chapters } from '../database/schema/chapters.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { toChapterSummary } from './chapter-answers.ts';
import { requirePublishable } from './publishable.ts';
import { countersMoved } from './story-counters.ts';
import { keepWorkingText } from './versions/keep-version.ts';
import { publishedWords } from './versions/published-words.ts';

export interface PublishedChapter {
  chapter: ChapterSummary;
  first_publish: boolean;
}

/**
 * Gives a chapter's working text to the readers. The caller holds the locks of the chapter and its story; an answer
 * that refuses comes before anything is written.
 */
export async function putOut(tx: Database, chapter: ChapterRow, story: StoryRow, now: Date): Promise<PublishedChapter> {
  requirePublishable(chapter, story);
  const wordsBefore = await publishedWords(tx, chapter);
  const published = await keepWorkingText(tx, chapter, { kind: 'published', now });
  const changes = {
    status: 'published' as const,
    scheduledAt: null,
    scheduledZone: null,
    publishedAt: chapter.publishedAt ?? now,
    publishedVersionId: published.id,
    staged: false,
  };
  await tx.update(chapters).set(changes).where(eq(chapters.id, chapter.id));
  await tx
    .update(stories)
    .set({
      ...countersMoved(chapter.status, 'published'),
      words: sql`${stories.words} + ${chapter.words - wordsBefore}::int`,
      updatedAt: now,
    })
    .where(eq(stories.id, story.id));
  const first = await tx
    .update(users)
    .set({ firstPublishedAt: now })
    .where(and(eq(users.uid, story.uid), isNull(users.firstPublishedAt)))
    .returning({ uid: users.uid });
  return { chapter: toChapterSummary({ ...chapter, ...changes }), first_publish: first.length > 0 };
}
