import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { activityEntries, activityWinners } from '../database/schema/activities.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import { AppError } from '../platform/handler.ts';
import { storyWon } from './contest-letters.ts';

export interface Winner {
  storyId: string;
  prize: string;
  note: string;
}

/**
 * Names the winners of a contest, the first prize first; what was announced before is replaced, and who was not named
 * before is told. The page shows them from the day that the contest names. Throws `notFound` for a story that has not
 * entered.
 */
export async function announceWinners(
  db: Database,
  campaign: string,
  winners: readonly Winner[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await tx
      .delete(activityWinners)
      .where(eq(activityWinners.campaign, campaign))
      .returning({ storyId: activityWinners.storyId });
    for (const [index, { storyId, prize, note }] of winners.entries()) {
      const [entered] = await tx
        .select({ uid: users.uid, title: stories.title, author: users.penName })
        .from(activityEntries)
        .innerJoin(stories, eq(stories.id, activityEntries.storyId))
        .innerJoin(users, eq(users.uid, activityEntries.uid))
        .where(and(eq(activityEntries.campaign, campaign), eq(activityEntries.storyId, storyId)));
      if (!entered) throw new AppError('notFound');
      const { uid, title, author } = entered;
      const row = { campaign, position: index + 1, prize, storyId, note, announcedAt: now };
      await tx.insert(activityWinners).values({ ...row, title, author });
      if (!before.some((winner) => winner.storyId === storyId))
        await sendTranslated(tx, { ...storyWon({ id: storyId, title }, prize), uid, storyId }, now);
    }
  });
}
