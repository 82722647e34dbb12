import { paths } from '@myfiction/shared/contract/paths.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { activityEntries, activityWinners } from '../database/schema/activities.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { AppError } from '../platform/handler.ts';

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
        await tellWinner(tx, { uid, storyId, title, prize }, now);
    }
  });
}

async function tellWinner(
  tx: Database,
  { uid, storyId, title, prize }: { uid: number; storyId: string; title: string; prize: string },
  now: Date,
): Promise<void> {
  await sendMessage(
    tx,
    {
      uid,
      type: 'contest',
      event: 'contest',
      sender: 'Contests',
      title: `${title} has won`,
      body: `Congratulations! ${title} has won: ${prize}.\n\nThe page of the contest shows it from the day of the winners. We write to you about the prize.`,
      storyId,
      action: { path: paths.storyDetail(storyId), label: 'Open the story' },
    },
    now,
  );
}
