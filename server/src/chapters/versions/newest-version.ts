import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';

const {
  content: _content,
  noteBefore: _before,
  noteAfter: _after,
  warning: _warning,
  ...light
} = getTableColumns(chapterVersions);

/** A version's columns without its text, which may be a megabyte. */
export const LIGHT_VERSION = light;
export type LightVersion = Pick<typeof chapterVersions.$inferSelect, keyof typeof LIGHT_VERSION>;

/** A chapter's last version, undefined before the first. */
export async function newestVersion(tx: Database, chapterId: string): Promise<LightVersion | undefined> {
  const [newest] = await tx
    .select(LIGHT_VERSION)
    .from(chapterVersions)
    .where(eq(chapterVersions.chapterId, chapterId))
    .orderBy(desc(chapterVersions.number))
    .limit(1);
  return newest;
}
