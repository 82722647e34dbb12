import { asc, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { workOff } from '../../platform/work-off.ts';
import { TRASH_MS } from './list-trash.ts';

const AT_A_TIME = 50;

/**
 * Deletes what has been in the trash for 30 days, a few chapters in each transaction. Several servers share the work:
 * what another one holds, or an author who restores it right now, is left to them.
 */
export async function purgeTrash(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = new Date(now.getTime() - TRASH_MS);
  await workOff(db, (tx) => purgeSome(tx, ended), signal);
}

async function purgeSome(tx: Database, ended: Date): Promise<boolean> {
  const due = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(lte(chapters.trashedAt, ended))
    .orderBy(asc(chapters.trashedAt))
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  await tx.delete(chapters).where(inArray(chapters.id, ids));
  return ids.length > 0;
}
