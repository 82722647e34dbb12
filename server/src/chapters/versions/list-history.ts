import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../database/cursor.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';
import type { CallContext } from '../../platform/handler.ts';
import { LIGHT_VERSION } from './newest-version.ts';
import { ownChapter } from './own-chapter.ts';
import { toChapterVersion } from './version-answers.ts';

const place = z.tuple([z.literal('history'), z.number().int().min(1).max(2_147_483_647)]);

export interface HistoryPage {
  items: ChapterVersion[];
  next_cursor: string | null;
}

/** A page of a chapter's versions, newest first. */
export async function listHistory(
  context: Pick<CallContext, 'db' | 'uid'>,
  input: { chapter_id: string; cursor?: string | undefined; limit: number },
): Promise<HistoryPage> {
  const chapter = await ownChapter(context.db, context.uid, input.chapter_id);
  const before = input.cursor === undefined ? undefined : decodeCursor(input.cursor, place)[1];
  const found = await context.db
    .select(LIGHT_VERSION)
    .from(chapterVersions)
    .where(
      and(
        eq(chapterVersions.chapterId, input.chapter_id),
        before === undefined ? undefined : lt(chapterVersions.number, before),
      ),
    )
    .orderBy(desc(chapterVersions.number))
    // One more than the page, to know whether there is a next one.
    .limit(input.limit + 1);
  const items = found.slice(0, input.limit).map((version) => toChapterVersion(version, chapter));
  const last = items.at(-1);
  return { items, next_cursor: found.length > input.limit && last ? encodeCursor(['history', last.number]) : null };
}
