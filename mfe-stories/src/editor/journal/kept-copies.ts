import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { KeptCopy, KeptReason } from './journal-records.ts';
import { sameText } from './same-text.ts';

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
