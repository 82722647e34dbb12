import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { commentDigests } from '../../database/schema/comment-digests.ts';

/** Time in which more comments come together in one message. */
export const GATHER_MS = HOUR_MS;
/** At most one message in this time. */
export const DIGEST_EVERY_MS = DAY_MS;

/** New comments have come: the next message tells of them. */
export async function noteComments(tx: Database, uid: number, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + GATHER_MS);
  await tx
    .insert(commentDigests)
    .values({ uid, since: now, dueAt })
    .onConflictDoUpdate({
      target: commentDigests.uid,
      set: {
        since: sql`excluded.since`,
        dueAt: sql`greatest(excluded.due_at, ${commentDigests.toldAt} + ${DIGEST_EVERY_MS} * interval '1 millisecond')`,
      },
      setWhere: isNull(commentDigests.dueAt),
    });
}
