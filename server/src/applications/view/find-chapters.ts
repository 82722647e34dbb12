import { FREE_CHAPTERS_MIN } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { and, asc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';

const OUT = ['published', 'scheduled'] as const;

/** What the chapters of a story say about its applications. */
export interface ChapterCounts {
  /** Place of the last chapter that is published or scheduled, 0 without one. */
  lastPosition: number;
  /** Published and scheduled chapters behind those that stay free. */
  behindFree: number;
  /** Chapters in the trash. */
  trashed: number;
  /** Published chapters with edits that readers do not see yet. */
  staged: number;
}

export async function countChapters(db: Database, storyId: string): Promise<ChapterCounts> {
  const live = and(isNull(chapters.trashedAt), inArray(chapters.status, [...OUT]));
  const [counts] = await db
    .select({
      lastPosition: max(sql<number>`case when ${live} then ${chapters.position} end`).mapWith(Number),
      behindFree: sql<number>`count(*) filter (where ${live} and ${chapters.position} > ${FREE_CHAPTERS_MIN})::int`,
      trashed: sql<number>`count(*) filter (where ${chapters.trashedAt} is not null)::int`,
      staged: sql<number>`count(*) filter (where ${chapters.staged})::int`,
    })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), eq(chapters.deleted, false)));
  return { behindFree: 0, trashed: 0, staged: 0, ...counts, lastPosition: counts?.lastPosition ?? 0 };
}

/** The published and scheduled chapters from a place on. */
export async function listPaidChapters(
  db: Database,
  storyId: string,
  from: number,
): Promise<ApplicationView['paid_chapters']> {
  const { position, title, words, status, scheduledAt } = chapters;
  const rows = await db
    .select({ position, title, words, status, scheduledAt })
    .from(chapters)
    .where(
      and(
        eq(chapters.storyId, storyId),
        isNull(chapters.trashedAt),
        inArray(chapters.status, [...OUT]),
        gte(chapters.position, from),
      ),
    )
    .orderBy(asc(chapters.position));
  return rows.flatMap((row) =>
    row.status === 'draft'
      ? []
      : [
          {
            position: row.position,
            title: row.title,
            words: row.words,
            status: row.status,
            scheduled_at: row.scheduledAt?.toISOString() ?? null,
          },
        ],
  );
}
