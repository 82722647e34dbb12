import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import type { CallContext } from '../platform/handler.ts';
import { getWriting } from './get-writing.ts';

/** Sets the words a day that the author wants to write; 0 is none. */
export async function setDailyGoal(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { goal, zone }: { goal: number; zone: string },
): Promise<WritingProgress> {
  await context.db.update(users).set({ dailyGoal: goal }).where(eq(users.uid, context.uid));
  return getWriting(context, { zone });
}
