import type { TrashedChapter } from '@myfiction/shared/contract/calls/story-structure.ts';
import { TRASH_DAYS } from '@myfiction/shared/contract/rules.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';

export const TRASH_MS = TRASH_DAYS * DAY_MS;

/** What is in a story's trash, newest first; what came in together, in reading order. */
export async function listTrash(
  context: Pick<CallContext, 'db' | 'uid'>,
  storyId: string,
): Promise<{ items: TrashedChapter[] }> {
  const rows = await context.db
    .select({ id: chapters.id, title: chapters.title, words: chapters.words, trashedAt: chapters.trashedAt })
    .from(stories)
    .leftJoin(
      chapters,
      and(eq(chapters.storyId, stories.id), isNotNull(chapters.trashedAt), eq(chapters.deleted, false)),
    )
    .where(and(eq(stories.id, storyId), eq(stories.uid, context.uid)))
    .orderBy(desc(chapters.trashedAt), asc(chapters.position), asc(chapters.id));
  // The story's own row comes also when its trash is empty.
  if (rows.length === 0) throw new AppError('notFound');
  return { items: rows.flatMap(({ id, title, words, trashedAt }) => toTrashed(id, title, words, trashedAt)) };
}

function toTrashed(
  id: string | null,
  title: string | null,
  words: number | null,
  trashedAt: Date | null,
): TrashedChapter[] {
  if (id === null || trashedAt === null) return [];
  return [
    {
      chapter_id: id,
      title: title ?? '',
      words: words ?? 0,
      trashed_at: trashedAt.toISOString(),
      deleted_at: new Date(trashedAt.getTime() + TRASH_MS).toISOString(),
    },
  ];
}
