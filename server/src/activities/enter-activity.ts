import type { OwnPart } from '@myfiction/shared/contract/calls/activity.ts';
import { type PublishedContest, phaseAt, unmetRules } from '@myfiction/shared/contract/campaign.ts';
import { activityEntries } from '../database/schema/activities.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { storyEntered } from './contest-letters.ts';
import { enteredStory } from './entered-story.ts';
import { findContest } from './find-contest.ts';
import { ownPartOf } from './get-own-part.ts';

export interface Entry {
  campaign: string;
  story_id: string;
  category: string;
  declarations: readonly string[];
}

type Context = Pick<CallContext, 'db' | 'uid' | 'clock' | 'config'>;

/**
 * Enters a story; one that stands there in the same category stays, and nothing more is said. Throws `notFound` for
 * another author's story or an unknown contest, `contestNotOpen`, `storyKeptOut`, `alreadyEntered`, `invalidRequest` for
 * a missing declaration or an unknown category.
 */
export async function enterActivity(context: Context, entry: Entry): Promise<OwnPart> {
  const { db, uid, clock } = context;
  // The lock may wait: the clock is read behind it, so that nothing enters after the closing moment.
  const story = await lockStory(db, uid, entry.story_id);
  const contest = await findContest(context, entry.campaign);
  const now = clock.now();
  if (phaseAt(contest.dates, now.getTime()) !== 'open') throw new AppError('contestNotOpen');
  const unmet = unmetRules(contest.rules, enteredStory(story));
  if (unmet.length > 0) throw new AppError('storyKeptOut', { data: { unmet } });
  requireAnswers(contest, entry);
  const row = { campaign: contest.id, uid, storyId: story.id, category: entry.category, enteredAt: now };
  const entered = await db
    .insert(activityEntries)
    .values({ ...row, declarations: [...contest.declarations] })
    .onConflictDoNothing()
    .returning({ uid: activityEntries.uid });
  const part = await ownPartOf(context, contest);
  if (entered.length > 0)
    await sendTranslated(db, { ...storyEntered(story.title, contest), uid, storyId: story.id }, now);
  else if (part.entry?.story_id !== story.id || part.entry.category !== entry.category)
    throw new AppError('alreadyEntered');
  return part;
}

function requireAnswers({ categories, declarations }: PublishedContest, entry: Entry): void {
  const known = categories.length === 0 ? entry.category === '' : categories.includes(entry.category);
  if (!known) throw new AppError('invalidRequest', { msg: 'Choose one of the categories.' });
  if (!declarations.every((each) => entry.declarations.includes(each)))
    throw new AppError('invalidRequest', { msg: 'Confirm each of the declarations.' });
}
