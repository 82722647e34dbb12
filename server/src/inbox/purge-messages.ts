import { MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { messages } from '../database/schema/messages.ts';
import { attachments } from '../database/schema/threads.ts';
import type { Clock } from '../platform/clock.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';

const AT_A_TIME = 100;

export interface PurgeOptions {
  db: Database;
  clock: Clock;
  signal?: AbortSignal;
}

/**
 * Deletes what has been in the trash for 30 days or went by mail only 30 days ago, and uploads that joined no letter
 * within a day. Several servers share the work.
 */
export async function purgeMessages({ db, clock, signal }: PurgeOptions): Promise<void> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const unsent = and(isNull(attachments.turnId), lte(attachments.createdAt, dayAgo));
  await deleteInSteps(db, attachments, unsent, signal);
  await workOffRows({ db, clock, job: 'purge messages', signal }, (tx, rows) => purgeSome(tx, rows, now));
}

async function purgeSome(tx: Database, rows: DueRows, now: Date): Promise<boolean> {
  const ended = new Date(now.getTime() - MESSAGE_TRASH_DAYS * DAY_MS);
  const isOver = or(lte(messages.deletedAt, ended), and(eq(messages.mailOnly, true), lte(messages.createdAt, ended)));
  const due = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(isOver, rows.areDue(messages.id)))
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true });
  return rows.attemptAll(
    tx,
    due.map(({ id }) => id),
    (nested, ids) => nested.delete(messages).where(inArray(messages.id, [...ids])),
  );
}
