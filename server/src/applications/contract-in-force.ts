import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applications } from '../database/schema/applications.ts';
import type { StoryRow } from '../database/schema/stories.ts';
import { isSigned } from '../stories/story-rules.ts';

/** Whether a story's contract is signed and its term not over: its status stays until the desk has ended it. */
export async function isContractInForce(db: Database, story: StoryRow, now: Date): Promise<boolean> {
  if (!isSigned(story)) return false;
  const over = and(
    eq(applications.storyId, story.id),
    eq(applications.kind, 'contract'),
    lte(applications.termEndsAt, now),
  );
  return (await db.$count(applications, over)) === 0;
}
