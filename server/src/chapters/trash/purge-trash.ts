import { and, asc, eq, lte } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../../platform/handler.ts';
import { deleteChapters } from './delete-chapters.ts';
import { TRASH_MS } from './list-trash.ts';

const AT_A_TIME = 50;

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Deletes what has been in the trash for 30 days, a few chapters in each transaction. Several servers share the work:
 * what another one holds, or an author who restores it right now, is left to them.
 */
export async function purgeTrash({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'purge trash', signal }, async (tx, rows) => {
    const ended = new Date(clock.now().getTime() - TRASH_MS);
    const due = await tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(and(lte(chapters.trashedAt, ended), eq(chapters.deleted, false), rows.areDue(chapters.id)))
      .orderBy(asc(chapters.trashedAt))
      .limit(AT_A_TIME)
      .for('update', { skipLocked: true });
    return rows.attemptAll(
      tx,
      due.map(({ id }) => id),
      deleteChapters,
    );
  });
}
