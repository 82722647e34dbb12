import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { JournalDatabase } from './journal-database.ts';
import type { JournalHead, JournalRecord, JournalSnapshot } from './journal-records.ts';

// Relaxed durability: strict gained nothing against a process kill and cost 110 ms.
const RELAXED = { durability: 'relaxed' } as const;

/** Opens a new epoch with its text. What earlier epochs hold stays until a save is acknowledged. */
export async function writeStart(
  database: JournalDatabase,
  start: Omit<JournalHead, 'epoch'>,
  texts: Pick<JournalSnapshot, 'text' | 'base'>,
): Promise<JournalHead> {
  const transaction = database.transaction(['heads', 'snapshots'], 'readwrite', RELAXED);
  const former = await transaction.objectStore('heads').get(start.key);
  const head = { ...start, epoch: (former?.epoch ?? 0) + 1 };
  transaction.objectStore('heads').put(head);
  transaction.objectStore('snapshots').put({ key: head.key, epoch: head.epoch, ...texts });
  await transaction.done;
  return head;
}

/**
 * Writes records in one transaction. The requests leave within this call and are committed at once: a page that is
 * being closed runs no later callback.
 */
export async function writeRecords(database: JournalDatabase, records: readonly JournalRecord[]): Promise<void> {
  const transaction = database.transaction('records', 'readwrite', RELAXED);
  for (const record of records) transaction.store.put(record);
  transaction.commit();
  await transaction.done;
}

/** What may go with an acknowledged save: earlier epochs always, records once a snapshot holds them. */
export interface Trim {
  /** Text at `head.snapshotSeq`, when it is to replace the records up to there. */
  snapshot?: ChapterText;
}

/** Changes the head, and trims in the same transaction. Does nothing once another tab has opened a later epoch. */
export async function writeHead(database: JournalDatabase, head: JournalHead, trim?: Trim): Promise<void> {
  const transaction = database.transaction(['heads', 'snapshots', 'records'], 'readwrite', RELAXED);
  const heads = transaction.objectStore('heads');
  const stored = await heads.get(head.key);
  if (stored && stored.epoch > head.epoch) return;
  heads.put(head);
  if (trim) {
    const { key, epoch } = head;
    const earlier = IDBKeyRange.bound([key], [key, epoch], false, true);
    transaction.objectStore('snapshots').delete(earlier);
    transaction.objectStore('records').delete(earlier);
    if (trim.snapshot) {
      transaction.objectStore('snapshots').put({ key, epoch, text: trim.snapshot, base: null });
      transaction.objectStore('records').delete(IDBKeyRange.bound([key, epoch], [key, epoch, head.snapshotSeq]));
    }
  }
  await transaction.done;
}
