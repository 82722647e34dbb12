import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';

/** What readers have made of a chapter and of its story. */
export async function readFigures(db: Database, chapterId: string) {
  const [found] = await db
    .select({ reads: chapters.reads, readers: chapters.readers, all: stories.reads, followers: stories.followers })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(eq(chapters.id, chapterId));
  return found;
}

/** How many follow a story. */
export async function followersNow(db: Database, storyId: string): Promise<number | undefined> {
  const [found] = await db.select({ followers: stories.followers }).from(stories).where(eq(stories.id, storyId));
  return found?.followers;
}
