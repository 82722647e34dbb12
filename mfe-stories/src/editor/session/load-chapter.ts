import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { openJournalDatabase } from '../journal/journal-database.ts';
import { type JournalContent, journalKey } from '../journal/journal-records.ts';
import { keepCopy } from '../journal/kept-copies.ts';
import { type LoadedJournal, loadJournal } from '../journal/load-journal.ts';
import { isReadableDocument } from '../journal/readable-document.ts';
import { type FollowedChapter, type Recovery, recoverChapter, type ServerSide } from '../journal/recover.ts';
import type { SessionTarget } from './session-ports.ts';

/** The device's journal of a chapter; none too when the browser refuses storage, which the first write reports. */
async function readJournal(key: string): Promise<LoadedJournal> {
  try {
    return await loadJournal(await openJournalDatabase(), key);
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'none' };
    throw error;
  }
}

async function askServer(chapterId: string): Promise<ServerSide> {
  try {
    const chapter = await callApi('chapter/get', { chapter_id: chapterId }, { silent: true });
    return { kind: isReadableDocument(chapter.content) ? 'found' : 'unreadable', chapter };
  } catch (error) {
    if (isMissing(error)) return { kind: 'missing' };
    if (error instanceof ApiError) return { kind: error.errorName === 'chapterTrashed' ? 'trashed' : 'unreachable' };
    throw error;
  }
}

/**
 * Reads a chapter from the server and the device at the same time, and decides which text is the newer one.
 *
 * @param followed what another tab has told of it by then
 */
export async function loadChapter(
  { uid, chapterId }: SessionTarget,
  followed: () => FollowedChapter | null = () => null,
): Promise<Recovery> {
  const [journal, server] = await Promise.all([readJournal(journalKey(uid, chapterId)), askServer(chapterId)]);
  const recovery = recoverChapter(journal, server, followed());
  if (recovery.kind === 'device' && !recovery.complete && journal.kind === 'readable')
    await keepDamaged(journalKey(uid, chapterId), recovery.text, journal.content);
  return recovery;
}

/** Opening writes the journal anew: what could not be read of the old one is set aside as it is. */
async function keepDamaged(key: string, text: ChapterText, raw: JournalContent): Promise<void> {
  try {
    await keepCopy(key, 'unreadable', text, raw);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
