import { openJournalDatabase } from '../editor/journal/journal-database.ts';
import { findUnsavedHeads } from '../editor/journal/unsaved-heads.ts';
import { lockName } from '../editor/tabs/lock-name.ts';
import { locksHeld } from '../editor/tabs/locks-held.ts';

/** How many chapters of an author only this device has; one that is open in a tab is being saved right now. */
export async function countUnsaved(uid: number): Promise<number> {
  const { mine } = await findUnsavedHeads(await openJournalDatabase(), uid);
  const open = await locksHeld();
  return mine.filter(({ chapterId }) => !open.has(lockName(uid, chapterId))).length;
}
