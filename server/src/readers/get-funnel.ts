import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { getStory } from '../stories/get-story.ts';

/** Readers of each published chapter, in the order of reading. */
export async function getFunnel(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  storyId: string,
): Promise<ApiOutput<'stats/getFunnel'>> {
  const found = await funnel(context.db).execute({ storyId, uid: context.uid });
  // Only an empty answer has to ask whether the story is there.
  if (found.length === 0) await getStory(context, storyId);
  return {
    chapters: found.flatMap(({ publishedAt, ...chapter }) =>
      publishedAt ? [{ ...chapter, published_at: publishedAt.toISOString() }] : [],
    ),
  };
}

const funnel = prepareOnce((db) =>
  db
    .select({
      chapter_id: chapters.id,
      position: chapters.position,
      title: chapters.title,
      reads: chapters.reads,
      readers: chapters.readers,
      publishedAt: chapters.publishedAt,
    })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(
      and(
        eq(chapters.storyId, sql.placeholder('storyId')),
        eq(stories.uid, sql.placeholder('uid')),
        eq(chapters.status, 'published'),
        isNull(chapters.trashedAt),
      ),
    )
    .orderBy(asc(chapters.position))
    .prepare('chapter funnel'),
);
