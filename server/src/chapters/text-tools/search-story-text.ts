import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { createFinder, type FindQuery } from '@myfiction/shared/contract/find-in-text.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import type { CallContext } from '../../platform/handler.ts';
import { requireOwnStory } from '../../stories/require-own-story.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

/** A book is read in pieces: memory holds few chapters at a time, and other calls get their turn in between. */
const CHAPTERS_AT_A_TIME = 40;
const MATCHES_SHOWN = 20;

export interface FoundInChapter {
  chapter_id: string;
  position: number;
  title: string;
  revision: number;
  published: boolean;
  count: number;
  matches: Excerpt[];
}

/** Every place where a text stands in the chapters of a story, as the author has them now. */
export async function searchStoryText(
  context: Pick<CallContext, 'db' | 'uid'>,
  input: { story_id: string; query: FindQuery },
): Promise<{ total: number; chapters: FoundInChapter[] }> {
  await requireOwnStory(context, input.story_id);
  const find = createFinder(input.query);
  const found: FoundInChapter[] = [];
  for (let page = await nextChapters(context.db, input.story_id, 0); page.length > 0; ) {
    for (const { id, content, status, ...chapter } of page) {
      const matches = blockTexts(content).flatMap((text) => find(text).map((range) => ({ text, range })));
      if (matches.length === 0) continue;
      found.push({
        ...chapter,
        chapter_id: id,
        published: status === 'published',
        count: matches.length,
        matches: matches.slice(0, MATCHES_SHOWN).map(({ text, range }) => excerptOf(text, range)),
      });
    }
    page = await nextChapters(context.db, input.story_id, page.at(-1)?.position ?? 0);
  }
  return { total: found.reduce((sum, { count }) => sum + count, 0), chapters: found };
}

function nextChapters(db: Database, storyId: string, after: number) {
  const { id, position, title, revision, status, content } = chapters;
  return db
    .select({ id, position, title, revision, status, content })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), isNull(chapters.trashedAt), gt(position, after)))
    .orderBy(asc(position))
    .limit(CHAPTERS_AT_A_TIME);
}
