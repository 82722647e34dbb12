import type { OwnPart } from '@myfiction/shared/contract/calls/activity.ts';
import { type PublishedContest, phaseAt, unmetRules } from '@myfiction/shared/contract/campaign.ts';
import { and, desc, eq } from 'drizzle-orm';
import { activityEntries } from '../database/schema/activities.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { enteredStory } from './entered-story.ts';
import { findContest } from './find-contest.ts';

/** An author's stories that a choice shows. */
const STORIES_MOST = 100;

type Context = Pick<CallContext, 'db' | 'uid' | 'clock' | 'config'>;

/** The author's entry and, while entries are open, the stories to choose from. Throws `notFound`. */
export async function getOwnPart(context: Context, { campaign }: { campaign: string }): Promise<OwnPart> {
  return ownPartOf(context, await findContest(context, campaign));
}

export async function ownPartOf(context: Context, contest: PublishedContest): Promise<OwnPart> {
  const open = phaseAt(contest.dates, context.clock.now().getTime()) === 'open';
  return { entry: await findEntry(context, contest.id), stories: open ? await listStories(context, contest) : [] };
}

async function findEntry({ db, uid }: Context, campaign: string): Promise<OwnPart['entry']> {
  const [entry] = await db
    .select({
      story_id: activityEntries.storyId,
      title: stories.title,
      category: activityEntries.category,
      enteredAt: activityEntries.enteredAt,
    })
    .from(activityEntries)
    .innerJoin(stories, eq(stories.id, activityEntries.storyId))
    .where(and(eq(activityEntries.campaign, campaign), eq(activityEntries.uid, uid)));
  if (!entry) return null;
  const { enteredAt, ...rest } = entry;
  return { ...rest, entered_at: enteredAt.toISOString() };
}

async function listStories({ db, uid }: Context, { rules }: PublishedContest): Promise<OwnPart['stories']> {
  const rows = await db
    .select()
    .from(stories)
    .where(eq(stories.uid, uid))
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(STORIES_MOST);
  return rows.map((row) => ({ story_id: row.id, title: row.title, unmet: unmetRules(rules, enteredStory(row)) }));
}
