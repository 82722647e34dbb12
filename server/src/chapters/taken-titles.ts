import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';

/** Keys of the titles that the chapters of a story have. */
export async function takenTitles(tx: Database, storyId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ key: chapters.titleKey })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), isNull(chapters.trashedAt), ne(chapters.titleKey, '')));
  return new Set(rows.map(({ key }) => key));
}
