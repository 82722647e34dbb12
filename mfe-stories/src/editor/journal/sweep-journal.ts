import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { lockName } from '../tabs/lock-name.ts';
import { locksHeld } from '../tabs/locks-held.ts';
import { dropJournal } from './drop-journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import { isHeadUnsaved } from './unsaved-heads.ts';

const KEPT_DAYS = 30;

/**
 * Removes what has lain long enough by this device's clock, and lies on the server too: sides of conflicts, and journals
 * whose text the server has acknowledged. One that a tab has open stays: that writes on in it.
 */
export async function sweepJournal(nowMs: number): Promise<void> {
  const database = await openJournalDatabase();
  const oldest = nowMs - KEPT_DAYS * DAY_MS;
  for (const copy of await database.getAll('kept'))
    if (copy.reason !== 'unreadable' && copy.at < oldest && copy.id !== undefined)
      await database.delete('kept', copy.id);
  const open = await locksHeld();
  for (const head of await database.getAll('heads')) {
    if (head.updatedAt >= oldest || open.has(lockName(Number.parseInt(head.key, 10), head.chapterId))) continue;
    if (!(await isHeadUnsaved(database, head))) await dropJournal(head.key);
  }
}
