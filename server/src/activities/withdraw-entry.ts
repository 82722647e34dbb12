import type { OwnPart } from '@myfiction/shared/contract/calls/activity.ts';
import { phaseAt } from '@myfiction/shared/contract/campaign.ts';
import { and, eq } from 'drizzle-orm';
import { activityEntries } from '../database/schema/activities.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { entryWithdrawn } from './contest-letters.ts';
import { findContest } from './find-contest.ts';
import { ownPartOf } from './get-own-part.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock' | 'config'>;

/**
 * Takes the author's story out of a contest; without one nothing is left to do. Throws `notFound` for an unknown
 * contest, `contestNotOpen` after the close.
 */
export async function withdrawEntry(context: Context, { campaign }: { campaign: string }): Promise<OwnPart> {
  const { db, uid, clock } = context;
  const contest = await findContest(context, campaign);
  const taken = await db
    .delete(activityEntries)
    .where(and(eq(activityEntries.campaign, campaign), eq(activityEntries.uid, uid)))
    .returning({ storyId: activityEntries.storyId });
  if (taken.length === 0) return ownPartOf(context, contest);
  const now = clock.now();
  // Throwing rolls the deletion back.
  if (phaseAt(contest.dates, now.getTime()) !== 'open') throw new AppError('contestNotOpen');
  const [{ storyId } = {}] = taken;
  await sendTranslated(db, { ...entryWithdrawn(contest), uid, ...(storyId && { storyId }) }, now);
  return ownPartOf(context, contest);
}
