import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { eq, sql } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import { formerRestDays } from '../database/schema/writing-days.ts';
import type { CallContext } from '../platform/handler.ts';
import { getWriting } from './get-writing.ts';
import { localDay } from './local-day.ts';

/** Sets the weekdays on which the author need not write. Days before today keep those that they had, too. */
export async function setRestDays(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { rest_days, zone }: { rest_days: readonly number[]; zone: string },
): Promise<WritingProgress> {
  const { db, uid, clock } = context;
  const isMine = eq(users.uid, uid);
  await db.transaction(async (tx) => {
    const former = tx
      .select({
        uid: users.uid,
        until: sql`${localDay(clock.now(), zone)}::date`.as('until'),
        restDays: users.restDays,
      })
      .from(users)
      .where(isMine)
      .for('update');
    // Of several changes on one day, the first tells what held until then.
    await tx.insert(formerRestDays).select(former).onConflictDoNothing();
    await tx
      .update(users)
      .set({ restDays: [...new Set(rest_days)].sort((a, b) => a - b) })
      .where(isMine);
  });
  return getWriting(context, { zone });
}
