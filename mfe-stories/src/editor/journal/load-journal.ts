import { type JournalDatabase, rangeOf } from './journal-database.ts';
import type { JournalContent, JournalHead } from './journal-records.ts';
import { migrateJournal } from './migrate-journal.ts';
import { isReadableDocument } from './readable-document.ts';

export type LoadedJournal =
  | { kind: 'none' }
  | { kind: 'readable'; content: JournalContent }
  /** Written by a newer app, or its text does not fit the schema. It is left as it is. */
  | { kind: 'unreadable'; raw: JournalContent };

/** Reads a chapter's journal in one transaction. */
export async function loadJournal(database: JournalDatabase, key: string): Promise<LoadedJournal> {
  const transaction = database.transaction(['heads', 'snapshots', 'records']);
  const head = await transaction.objectStore('heads').get(key);
  if (!head) return { kind: 'none' };
  const [snapshot, records] = await Promise.all([
    transaction.objectStore('snapshots').get([key, head.epoch]),
    transaction.objectStore('records').getAll(rangeOf(key, head.epoch)),
  ]);
  if (!snapshot) return { kind: 'none' };
  const raw = { head, snapshot, records: records.filter((record) => record.seq > head.snapshotSeq) };
  const content = migrateJournal(raw);
  return content && isReadableDocument(content.snapshot.text.content)
    ? { kind: 'readable', content }
    : { kind: 'unreadable', raw };
}

/** True when the journal holds text that the server has not acknowledged. */
export function isUnsaved(content: JournalContent): boolean {
  return lastSeq(content) > content.head.ackSeq;
}

/** Number of the last change that is written down. */
export function lastSeq({ head, records }: JournalContent): number {
  return Math.max(head.snapshotSeq, records.at(-1)?.seq ?? 0);
}

/** All journals of one author on this device, the one that was written last first. */
export async function listHeads(database: JournalDatabase, uid: number): Promise<JournalHead[]> {
  const heads = await database.getAll('heads', IDBKeyRange.bound(`${uid}:`, `${uid};`, false, true));
  return heads.sort((one, other) => other.updatedAt - one.updatedAt);
}
