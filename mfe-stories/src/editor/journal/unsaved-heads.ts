import type { JournalDatabase } from './journal-database.ts';
import { rangeOf } from './journal-database.ts';
import type { JournalHead } from './journal-records.ts';

/** True when a journal holds what the server has not acknowledged. Reads keys only, no text. */
export async function isHeadUnsaved(database: JournalDatabase, head: JournalHead): Promise<boolean> {
  const last = await database.transaction('records').store.openKeyCursor(rangeOf(head.key, head.epoch), 'prev');
  return Math.max(head.snapshotSeq, last?.key[2] ?? 0) > head.ackSeq;
}

export interface UnsavedHeads {
  /** Of this author, the one that was written last first. */
  mine: JournalHead[];
  /** How many there are of other accounts, whose texts nobody else may see. */
  others: number;
}

/** What this device holds and the server does not. */
export async function findUnsavedHeads(database: JournalDatabase, uid: number): Promise<UnsavedHeads> {
  const found: UnsavedHeads = { mine: [], others: 0 };
  for (const head of await database.getAll('heads')) {
    if (!(await isHeadUnsaved(database, head))) continue;
    if (head.key.startsWith(`${uid}:`)) found.mine.push(head);
    else found.others += 1;
  }
  found.mine.sort((one, other) => other.updatedAt - one.updatedAt);
  return found;
}
