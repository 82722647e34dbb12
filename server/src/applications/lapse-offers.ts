import { and, asc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import { applications } from '../database/schema/applications.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { STUDIO_SENDER } from '../inbox/send-message.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
import { isLocked } from '../stories/story-rules.ts';
import type { ApplicationContext } from './held-application.ts';
import { contractLapsed } from './messages/contract-letters.ts';
import { moveApplication } from './move-application.ts';
import { NO_OFFER } from './no-offer.ts';

/**
 * Ends the offers that nobody signed in time, each in a transaction of its own, once with any number of servers: the
 * lock of the story decides between an author who signs in the last second and this.
 */
export function lapseOffers(context: ApplicationContext, signal?: AbortSignal): Promise<number> {
  const { db, clock } = context;
  return workOffRows({ db, clock, job: 'lapse offers', signal }, (tx, rows) => lapseNext({ ...context, db: tx }, rows));
}

async function lapseNext(context: ApplicationContext, rows: DueRows): Promise<boolean> {
  const { db, clock } = context;
  const due = and(
    eq(applications.kind, 'contract'),
    eq(applications.status, 22),
    isNotNull(applications.contractId),
    lte(applications.expectedAt, clock.now()),
  );
  const [found] = await db
    .select({ story: stories })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(and(due, rows.areDue(stories.id)))
    .orderBy(asc(applications.expectedAt))
    .limit(1)
    .for('no key update', { of: stories, skipLocked: true });
  if (!found) return false;
  const { story } = found;
  await rows.attempt(db, story.id, (tx) => lapse({ ...context, db: tx }, story, due));
  return true;
}

async function lapse(context: ApplicationContext, story: StoryRow, due: SQL | undefined): Promise<void> {
  const { db, clock } = context;
  // What was found was read before the lock: it may have been signed since.
  const [row] = await db
    .select()
    .from(applications)
    .where(and(due, eq(applications.storyId, story.id)));
  if (!row) return;
  await moveApplication(
    context,
    { story, row },
    {
      action: 'lapse',
      actor: 'system',
      actorName: STUDIO_SENDER,
      changes: { ...NO_OFFER, endedAt: clock.now() },
      message: contractLapsed(story, { open: !isLocked(story) }),
    },
  );
}
