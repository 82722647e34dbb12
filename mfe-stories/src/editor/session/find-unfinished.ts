import { openJournalDatabase } from '../journal/journal-database.ts';
import { findUncreated, isUnsaved, loadJournal } from '../journal/load-journal.ts';
import { lockName } from '../tabs/lock-name.ts';

async function locksHeld(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map((lock) => lock.name ?? ''));
}

/**
 * The chapter of a story that was begun on this device and never reached the server, for example after a crash without
 * a connection; undefined when there is none, or when another tab is writing it.
 */
export async function findUnfinished(uid: number, storyId: string): Promise<string | undefined> {
  try {
    const database = await openJournalDatabase();
    const held = await locksHeld();
    for (const { chapterId, key } of await findUncreated(database, uid, storyId)) {
      if (held.has(lockName(uid, chapterId))) continue;
      const journal = await loadJournal(database, key);
      if (journal && isUnsaved(journal)) return chapterId;
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return undefined;
}
