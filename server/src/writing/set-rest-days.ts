import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import type { CallContext } from '../platform/handler.ts';
import { getWriting } from './get-writing.ts';

/** Sets the weekdays on which the author need not write. */
export async function setRestDays(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { rest_days, zone }: { rest_days: readonly number[]; zone: string },
): Promise<WritingProgress> {
  const restDays = [...new Set(rest_days)].sort((a, b) => a - b);
  await context.db.update(users).set({ restDays }).where(eq(users.uid, context.uid));
  return getWriting(context, { zone });
}
