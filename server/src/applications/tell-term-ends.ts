import { TERM_LETTER_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applications } from '../database/schema/applications.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../platform/handler.ts';
import { isLocked, SIGNED } from '../stories/story-rules.ts';
import { contractTermEnds } from './messages/term-letter.ts';
import { noteTermEnds } from './note-term-ends.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/** Writes once to each author whose contract's term ends soon, or has ended where nobody could before. */
export async function tellTermEnds({ db, clock, signal }: Options): Promise<number> {
  await noteTermEnds(db);
  return workOffRows({ db, clock, job: 'tell of contract terms', signal }, (tx, rows) =>
    tellNext(tx, rows, clock.now()),
  );
}

async function tellNext(tx: Database, rows: DueRows, now: Date): Promise<boolean> {
  const due = and(
    eq(applications.status, SIGNED),
    isNull(applications.termToldAt),
    lte(applications.termEndsAt, new Date(now.getTime() + TERM_LETTER_DAYS * DAY_MS)),
  );
  const [found] = await tx
    .select({ story: stories })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(and(due, rows.areDue(stories.id)))
    .orderBy(asc(applications.termEndsAt))
    .limit(1)
    .for('no key update', { of: stories, skipLocked: true });
  if (!found) return false;
  const { story } = found;
  await rows.attempt(tx, story.id, async (nested) => {
    // What was found was read before the lock: the contract may have been ended since, or its author told.
    const [told] = await nested
      .update(applications)
      .set({ termToldAt: now })
      .where(and(due, eq(applications.storyId, story.id)))
      .returning({ endsAt: applications.termEndsAt });
    if (told?.endsAt) await write(nested, story, told.endsAt, now);
  });
  return true;
}

async function write(tx: Database, story: StoryRow, endsAt: Date, now: Date): Promise<void> {
  const letter = contractTermEnds(story, endsAt, {
    over: endsAt <= now,
    paid: story.firstPaidPosition !== null,
    open: !isLocked(story),
  });
  await sendTranslated(tx, { ...letter, uid: story.uid, storyId: story.id }, now);
}
