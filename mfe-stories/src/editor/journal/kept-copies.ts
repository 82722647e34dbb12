import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { dropJournal } from './drop-journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { KeptCopy, KeptReason } from './journal-records.ts';
import { sameText } from './same-text.ts';
import { isHeadUnsaved } from './unsaved-heads.ts';

const KEPT_DAYS = 30;

/** Sets a text aside on this device, once: a copy of the same text is the same copy. Returns the copy's id. */
export async function keepCopy(key: string, reason: KeptReason, text: ChapterText, raw?: unknown): Promise<number> {
  const copies = await listKeptCopies(key);
  const same = copies.find((copy) => copy.reason === reason && sameText(copy.text, text));
  if (same?.id !== undefined) return same.id;
  const database = await openJournalDatabase();
  return database.add('kept', { key, reason, text, at: Date.now(), ...(raw !== undefined && { raw }) });
}

/** The texts set aside for a chapter, newest first. */
export async function listKeptCopies(key: string): Promise<KeptCopy[]> {
  const database = await openJournalDatabase();
  return (await database.getAllFromIndex('kept', 'key', key)).reverse();
}

/** The damaged journals of one author that were set aside, newest first. */
export async function listDamagedCopies(uid: number): Promise<KeptCopy[]> {
  const database = await openJournalDatabase();
  const copies = await database.getAll('kept');
  return copies.filter(({ key, reason }) => reason === 'unreadable' && key.startsWith(`${uid}:`)).reverse();
}

export async function dropKeptCopy(id: number): Promise<void> {
  const database = await openJournalDatabase();
  await database.delete('kept', id);
}

/**
 * Removes what has lain long enough by this device's clock, and lies on the server too: sides of conflicts, and journals
 * whose text the server has acknowledged.
 */
export async function sweepJournal(nowMs: number): Promise<void> {
  const database = await openJournalDatabase();
  const oldest = nowMs - KEPT_DAYS * DAY_MS;
  for (const copy of await database.getAll('kept'))
    if (copy.reason !== 'unreadable' && copy.at < oldest && copy.id !== undefined)
      await database.delete('kept', copy.id);
  for (const head of await database.getAll('heads'))
    if (head.updatedAt < oldest && !(await isHeadUnsaved(database, head))) await dropJournal(head.key);
}
