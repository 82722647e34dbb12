import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { applications } from '../database/schema/applications.ts';
import { stories } from '../database/schema/stories.ts';
import { STUDIO_SENDER } from '../inbox/send-message.ts';
import { workOff } from '../platform/work-off.ts';
import type { ApplicationContext } from './held-application.ts';
import { contractLapsed } from './messages/contract-letters.ts';
import { moveApplication } from './move-application.ts';
import { NO_OFFER } from './no-offer.ts';

/**
 * Ends the offers that nobody signed in time, each in a transaction of its own, once with any number of servers: the
 * lock of the story decides between an author who signs in the last second and this.
 */
export function lapseOffers(context: ApplicationContext, signal?: AbortSignal): Promise<number> {
  return workOff(context.db, (tx) => lapseNext({ ...context, db: tx }), signal);
}

async function lapseNext(context: ApplicationContext): Promise<boolean> {
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
    .where(due)
    .orderBy(asc(applications.expectedAt))
    .limit(1)
    .for('no key update', { of: stories, skipLocked: true });
  if (!found) return false;
  const { story } = found;
  // What was found was read before the lock: it may have been signed since.
  const [row] = await db
    .select()
    .from(applications)
    .where(and(due, eq(applications.storyId, story.id)));
  if (!row) return true;
  await moveApplication(
    context,
    { story, row },
    {
      action: 'lapse',
      actor: 'system',
      actorName: STUDIO_SENDER,
      changes: { ...NO_OFFER, endedAt: clock.now() },
      message: contractLapsed({ story }),
    },
  );
  return true;
}
