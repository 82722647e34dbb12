import type { ContestState } from '@myfiction/shared/contract/calls/activity.ts';
import { phaseAt } from '@myfiction/shared/contract/campaign.ts';
import { asc, count, eq } from 'drizzle-orm';
import { activityEntries, activityWinners } from '../database/schema/activities.ts';
import type { CallContext } from '../platform/handler.ts';
import { findContest } from './find-contest.ts';

type Context = Pick<CallContext, 'db' | 'clock' | 'config'>;

/** How a contest stands by the server's clock. Throws `notFound`. */
export async function getActivity(context: Context, { campaign }: { campaign: string }): Promise<ContestState> {
  const { db, clock } = context;
  const contest = await findContest(context, campaign);
  const now = clock.now();
  const phase = phaseAt(contest.dates, now.getTime());
  const [counted] = await db
    .select({ entries: count() })
    .from(activityEntries)
    .where(eq(activityEntries.campaign, contest.id));
  return {
    now: now.toISOString(),
    phase,
    dates: contest.dates,
    entries: counted?.entries ?? 0,
    winners: phase === 'closed' ? await listWinners({ db }, contest.id) : [],
  };
}

function listWinners({ db }: Pick<Context, 'db'>, campaign: string) {
  const { prize, title, author, note } = activityWinners;
  return db
    .select({ prize, title, author, note })
    .from(activityWinners)
    .where(eq(activityWinners.campaign, campaign))
    .orderBy(asc(activityWinners.position));
}
