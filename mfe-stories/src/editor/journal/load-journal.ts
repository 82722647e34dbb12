import { type JournalDatabase, rangeOf } from './journal-database.ts';
import { JOURNAL_SCHEMA, type JournalContent, type JournalHead } from './journal-records.ts';

/** Reads a chapter's journal in one transaction; null when there is none that this version understands. */
export async function loadJournal(database: JournalDatabase, key: string): Promise<JournalContent | null> {
  const transaction = database.transaction(['heads', 'snapshots', 'records']);
  const head = await transaction.objectStore('heads').get(key);
  if (!head || head.schema > JOURNAL_SCHEMA) return null;
  const [snapshot, records] = await Promise.all([
    transaction.objectStore('snapshots').get([key, head.epoch]),
    transaction.objectStore('records').getAll(rangeOf(key, head.epoch)),
  ]);
  if (!snapshot) return null;
  return { head, snapshot, records: records.filter((record) => record.seq > head.snapshotSeq) };
}

/** True when the journal holds text that the server has not acknowledged. */
export function isUnsaved({ head, records }: JournalContent): boolean {
  return Math.max(head.snapshotSeq, records.at(-1)?.seq ?? 0) > head.ackSeq;
}

/** Chapters of a story that were begun on this device and never reached the server, newest first. */
export async function findUncreated(database: JournalDatabase, uid: number, storyId: string): Promise<JournalHead[]> {
  const heads = await database.getAll('heads', IDBKeyRange.bound(`${uid}:`, `${uid};`, false, true));
  return heads
    .filter((head) => !head.created && head.info.story_id === storyId && head.schema <= JOURNAL_SCHEMA)
    .sort((one, other) => other.updatedAt - one.updatedAt);
}
