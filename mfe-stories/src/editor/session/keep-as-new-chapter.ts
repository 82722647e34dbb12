import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { ApiError, callApi, randomId } from '@myfiction/shared/host.ts';
import { dropJournal } from '../journal/drop-journal.ts';
import { journalKey } from '../journal/journal-records.ts';
import type { SessionTarget } from './session-ports.ts';

/**
 * Makes a new chapter at the end of the story out of the text of one that is gone. This device forgets the old one only
 * once the server has the new one. Gives the new chapter's id; a failure has its toast, and rejects.
 */
export async function keepAsNewChapter(gone: SessionTarget, storyId: string, text: ChapterText): Promise<string> {
  const chapterId = randomId();
  await createWith(chapterId, storyId, text);
  await dropJournal(journalKey(gone.uid, gone.chapterId));
  return chapterId;
}

/** A title that is taken holds up no text: the chapter is made without it. */
async function createWith(chapterId: string, storyId: string, text: ChapterText): Promise<void> {
  try {
    await callApi('chapter/create', { chapter_id: chapterId, story_id: storyId, text });
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorName !== 'chapterNameTaken') throw error;
    await callApi('chapter/create', { chapter_id: chapterId, story_id: storyId, text: { ...text, title: '' } });
  }
}
