import { openJournalDatabase } from '../journal/journal-database.ts';
import { isUnsaved, listHeads, loadJournal } from '../journal/load-journal.ts';
import { lockName } from '../tabs/lock-name.ts';
import { locksHeld } from '../tabs/locks-held.ts';

/**
 * The chapter of a story that was begun on this device and never reached the server, for example after a crash without
 * a connection; undefined when there is none, or when another tab is writing it.
 */
export async function findUnfinished(uid: number, storyId: string): Promise<string | undefined> {
  try {
    const database = await openJournalDatabase();
    const held = await locksHeld();
    for (const { chapterId, key, created, info } of await listHeads(database, uid)) {
      if (created || info.story_id !== storyId || held.has(lockName(uid, chapterId))) continue;
      const journal = await loadJournal(database, key);
      if (journal.kind === 'readable' && isUnsaved(journal.content)) return chapterId;
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return undefined;
}
