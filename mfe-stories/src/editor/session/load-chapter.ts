import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { openJournalDatabase } from '../journal/journal-database.ts';
import { type JournalContent, journalKey } from '../journal/journal-records.ts';
import { loadJournal } from '../journal/load-journal.ts';
import { type Recovery, recoverChapter, type ServerSide } from '../journal/recover.ts';

/** The device's journal of a chapter; null too when the browser refuses storage, which the first write reports. */
async function readJournal(key: string): Promise<JournalContent | null> {
  try {
    return await loadJournal(await openJournalDatabase(), key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

async function askServer(chapterId: string): Promise<ServerSide> {
  try {
    return { kind: 'found', chapter: await callApi('chapter/get', { chapter_id: chapterId }, { silent: true }) };
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'notFound') return { kind: 'missing' };
    if (error instanceof ApiError) return { kind: 'unreachable' };
    throw error;
  }
}

/** Reads a chapter from the server and the device at the same time, and decides which text is the newer one. */
export async function loadChapter(uid: number, chapterId: string): Promise<Recovery> {
  const [journal, server] = await Promise.all([readJournal(journalKey(uid, chapterId)), askServer(chapterId)]);
  return recoverChapter(journal, server);
}
