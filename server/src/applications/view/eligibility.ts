import { CONTRACT_MIN_WORDS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { StoryRow } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { isLocked, isSigned } from '../../stories/story-rules.ts';
import { isContractInForce } from '../contract-in-force.ts';
import type { ChapterCounts } from './find-chapters.ts';

export type Eligibility = ApplicationView['eligibility'];
type Rule = Eligibility[number];

/**
 * What must be true of a story before an application can be sent.
 *
 * Contract: enough published words, an address that mail reaches, and a story that goes on as long as it has not come
 * back. Pay-to-read: a signed contract whose term is not over, and at least one published or scheduled chapter behind
 * those that stay free; a completed story may have it too. Completion: something is published, and nothing is left that
 * would never go out: scheduled, in draft, in the trash, or edited and not shown yet.
 */
export async function findEligibility(
  db: Database,
  story: StoryRow,
  kind: ApplicationKind,
  counts: ChapterCounts,
  now: Date,
): Promise<Eligibility> {
  const inDraft = story.chaptersDraft + counts.trashed + counts.staged;
  // Its own review is no reason against a completion.
  const locked = kind === 'completion' ? story.completed : isLocked(story);
  const notCompleted: Rule = { rule: 'not-completed', met: !locked, have: locked ? 1 : 0, need: 0 };
  switch (kind) {
    case 'contract':
      return [
        atLeast('published-words', story.words, CONTRACT_MIN_WORDS),
        atLeast('email-verified', (await hasEmail(db, story.uid)) ? 1 : 0, 1),
        // Returned, it can only be put right: nothing else leads out of there.
        ...(story.contractStatus === 21 ? [] : [notCompleted]),
      ];
    case 'pay-to-read':
      return [
        // Signed and not met: its term is over.
        {
          ...atLeast('contract-signed', isSigned(story) ? 1 : 0, 1),
          met: await isContractInForce(db, story, now),
        },
        atLeast('paid-chapters-ahead', counts.behindFree, 1),
      ];
    case 'completion':
      return [
        atLeast('published-words', story.words, 1),
        none('nothing-scheduled', story.chaptersScheduled),
        none('nothing-in-draft', inDraft),
        notCompleted,
      ];
  }
}

export const isEligible = (eligibility: Eligibility): boolean => eligibility.every(({ met }) => met);

const atLeast = (rule: Rule['rule'], have: number, need: number): Rule => ({ rule, met: have >= need, have, need });
const none = (rule: Rule['rule'], have: number): Rule => ({ rule, met: have === 0, have, need: 0 });

/** An address is stored once a code sent to it came back, or a provider has vouched for it. */
async function hasEmail(db: Database, uid: number): Promise<boolean> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.uid, uid));
  return (user?.email ?? null) !== null;
}
