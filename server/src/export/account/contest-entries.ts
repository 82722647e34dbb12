import { asc, eq } from 'drizzle-orm';
import { activityEntries, activityWinners } from '../../database/schema/activities.ts';
import { stories } from '../../database/schema/stories.ts';
import type { AccountSource } from './account-source.ts';

/** The contests that the author's stories are in, and what they have won. */
export async function listContests({ db, uid }: Pick<AccountSource, 'db' | 'uid'>) {
  const { campaign, storyId, category, declarations, enteredAt } = activityEntries;
  const { prize, title, author, note, announcedAt } = activityWinners;
  const entries = await db
    .select({ campaign, storyId, title: stories.title, category, declarations, enteredAt })
    .from(activityEntries)
    .innerJoin(stories, eq(stories.id, storyId))
    .where(eq(activityEntries.uid, uid))
    .orderBy(asc(enteredAt), asc(campaign));
  const won = await db
    .select({ campaign: activityWinners.campaign, prize, title, author, note, announcedAt })
    .from(activityWinners)
    .innerJoin(stories, eq(stories.id, activityWinners.storyId))
    .where(eq(stories.uid, uid))
    .orderBy(asc(announcedAt), asc(activityWinners.position));
  return { entries, won };
}
