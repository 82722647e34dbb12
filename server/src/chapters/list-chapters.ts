import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { and, desc, eq, isNull, like, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { containsPattern } from '../database/names.ts';
import { prepareForms, prepareOnce } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { SUMMARY_COLUMNS, toChapterSummary } from './chapter-answers.ts';

export interface ChapterListInput {
  story_id: string;
  status?: ChapterStatus | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface ChapterList {
  items: ChapterSummary[];
  next_cursor: string | null;
  counts: Record<ChapterStatus, number>;
}

const COUNTS = {
  draft: stories.chaptersDraft,
  scheduled: stories.chaptersScheduled,
  published: stories.chaptersPublished,
};

const place = z.tuple([z.literal('chapters'), z.number().int().min(1).max(2_147_483_647)]);

/** A page of a story's chapters, newest position first. The counts are of the whole story, whatever the search. */
export async function listChapters(
  context: Pick<CallContext, 'db' | 'uid'>,
  input: ChapterListInput,
): Promise<ChapterList> {
  const found = await chapterPages(context.db, input).execute(pageValues(context.uid, input));
  const items = found.slice(0, input.limit).map(({ chapter }) => toChapterSummary(chapter));
  const last = items.at(-1);
  return {
    items,
    next_cursor: found.length > input.limit && last ? encodeCursor(['chapters', last.position]) : null,
    // The story's own row came with its chapters; only an empty page has to ask for it.
    counts: found[0]?.counts ?? (await countChapters(context.db, context.uid, input.story_id)),
  };
}

/** The list's query without its values, for the list and for the test that reads its plan. */
export function chapterPage(db: Database, { status, q, cursor }: ChapterListInput) {
  return db
    .select({ chapter: SUMMARY_COLUMNS, counts: COUNTS })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(
      and(
        eq(chapters.storyId, sql.placeholder('storyId')),
        isNull(chapters.trashedAt),
        eq(stories.uid, sql.placeholder('uid')),
        status ? eq(chapters.status, sql.placeholder('status')) : undefined,
        q ? like(chapters.titleKey, sql.placeholder('pattern')) : undefined,
        cursor ? lt(chapters.position, sql.placeholder('before')) : undefined,
      ),
    )
    .orderBy(desc(chapters.position))
    .limit(sql.placeholder('rows'));
}

/** The values that belong to `chapterPage`. */
export function pageValues(uid: number, { story_id, status, q, cursor, limit }: ChapterListInput) {
  return {
    uid,
    storyId: story_id,
    ...(status && { status }),
    ...(q && { pattern: containsPattern(q) }),
    ...(cursor && { before: decodeCursor(cursor, place)[1] }),
    // One more than the page, to know whether there is a next one.
    rows: limit + 1,
  };
}

const chapterPages = prepareForms(
  ({ status, q, cursor }: ChapterListInput) =>
    `chapters${status ? ' by status' : ''}${q ? ' search' : ''}${cursor ? ' after' : ''}`,
  (db, input, name) => chapterPage(db, input).prepare(name),
);

const chapterCounts = prepareOnce((db) =>
  db
    .select(COUNTS)
    .from(stories)
    .where(and(eq(stories.id, sql.placeholder('storyId')), eq(stories.uid, sql.placeholder('uid'))))
    .prepare('chapter counts'),
);

async function countChapters(db: Database, uid: number, storyId: string): Promise<ChapterList['counts']> {
  const [counts] = await chapterCounts(db).execute({ storyId, uid });
  if (!counts) throw new AppError('notFound');
  return counts;
}
