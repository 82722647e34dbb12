import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';

export interface EarningChapter {
  id: string;
  /** Unlocked with coins; what stands before it is free. */
  paid: boolean;
  publishedAt: Date;
}

export interface EarningStory {
  storyId: string;
  reads: number;
  words: number;
  paidFrom: Date;
  completedAt: Date | null;
  /** Goes on every day. */
  daily: boolean;
  /** Published ones in their order. */
  chapters: readonly EarningChapter[];
}

/** An author's stories that readers pay for. */
export async function earningStories(tx: Database, uid: number): Promise<EarningStory[]> {
  const rows = await tx
    .select()
    .from(stories)
    .where(and(eq(stories.uid, uid), isNotNull(stories.paidFrom)))
    .orderBy(asc(stories.createdAt));
  const found: EarningStory[] = [];
  for (const row of rows) found.push(await earningStory(tx, row));
  return found;
}

async function earningStory(tx: Database, row: typeof stories.$inferSelect): Promise<EarningStory> {
  const { id: storyId, firstPaidPosition, reads, words, completedAt, scheduleWeekdays } = row;
  const published = await tx
    .select({ id: chapters.id, position: chapters.position, publishedAt: chapters.publishedAt })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), eq(chapters.status, 'published'), isNull(chapters.trashedAt)))
    .orderBy(asc(chapters.position));
  return {
    ...{ storyId, reads, words, completedAt, daily: scheduleWeekdays.length === 7 },
    paidFrom: row.paidFrom as Date,
    chapters: published.map(({ id, position, publishedAt }) => ({
      id,
      paid: position >= (firstPaidPosition as number),
      publishedAt: publishedAt as Date,
    })),
  };
}

/** What readers could pay for at a time: stories that were paid by then, with the chapters that were out. */
export function sellingAt(stories: readonly EarningStory[], time: Date): EarningStory[] {
  return stories
    .filter(({ paidFrom }) => paidFrom <= time)
    .map((story) => ({ ...story, chapters: story.chapters.filter(({ publishedAt }) => publishedAt <= time) }));
}
