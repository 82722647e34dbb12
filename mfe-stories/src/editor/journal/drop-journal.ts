import { openJournalDatabase, rangeOf } from './journal-database.ts';

/** Forgets a chapter on this device: only once its text is elsewhere, or the author has said so. */
export async function dropJournal(key: string): Promise<void> {
  const database = await openJournalDatabase();
  const transaction = database.transaction(['heads', 'snapshots', 'records'], 'readwrite');
  transaction.objectStore('heads').delete(key);
  transaction.objectStore('snapshots').delete(rangeOf(key));
  transaction.objectStore('records').delete(rangeOf(key));
  await transaction.done;
}
