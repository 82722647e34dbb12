import type { OwnPart } from '@myfiction/shared/contract/calls/activity.ts';
import { phaseAt } from '@myfiction/shared/contract/campaign.ts';
import { and, eq } from 'drizzle-orm';
import { activityEntries } from '../database/schema/activities.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { findContest } from './find-contest.ts';
import { ownPartOf } from './get-own-part.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock' | 'config'>;

/** Takes the author's story out of a contest. Throws `notFound` without an entry, `contestNotOpen` after the close. */
export async function withdrawEntry(context: Context, { campaign }: { campaign: string }): Promise<OwnPart> {
  const { db, uid, clock } = context;
  const contest = await findContest(context, campaign);
  const taken = await db
    .delete(activityEntries)
    .where(and(eq(activityEntries.campaign, campaign), eq(activityEntries.uid, uid)))
    .returning({ storyId: activityEntries.storyId });
  if (taken.length === 0) throw new AppError('notFound');
  const now = clock.now();
  // Throwing rolls the deletion back.
  if (phaseAt(contest.dates, now.getTime()) !== 'open') throw new AppError('contestNotOpen');
  const title = contest.titles.en;
  await sendMessage(
    db,
    {
      uid,
      type: 'contest',
      event: 'contest',
      title: `You have withdrawn from ${title}`,
      body: 'Your story takes no part any more. Until entries close you can enter it again, or another one.',
      storyId: taken[0]?.storyId,
      action: { path: contest.path, label: 'Open the contest' },
    },
    now,
  );
  return ownPartOf(context, contest);
}
