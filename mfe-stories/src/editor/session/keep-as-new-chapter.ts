import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { ApiError, callApi, randomId } from '@myfiction/shared/host.ts';
import { dropJournal } from '../journal/drop-journal.ts';
import { journalKey } from '../journal/journal-records.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import type { SessionTarget } from './session-ports.ts';

export interface Keeping {
  gone: SessionTarget;
  storyId: string;
  /** Of the new chapter; the same for every try, so that a lost answer makes no second one. */
  chapterId: string;
  /** The text as it is now: the author may type on meanwhile. */
  text: () => ChapterText;
}

/**
 * Makes a new chapter at the end of the story out of the text of one that is gone. This device forgets the old one only
 * once the server has all of it. Gives the new chapter's id; a failure has its toast, and rejects.
 */
export async function keepAsNewChapter(keeping: Keeping): Promise<string> {
  const { gone, storyId, chapterId, text } = keeping;
  const first = text();
  const made = await orUntitled(first, (sent) =>
    callApi('chapter/create', { chapter_id: chapterId, story_id: storyId, text: sent }),
  );
  let kept = { ...textOf(made), title: made.title || first.title };
  let { revision } = made;
  // An earlier try made it, and another page has written in it since: that stays.
  if (revision > 1 && !sameText(kept, first)) return keepAsNewChapter({ ...keeping, chapterId: randomId() });
  for (let now = text(); !sameText(kept, now); now = text()) {
    const base = { chapter_id: chapterId, base_revision: revision };
    ({ revision } = await orUntitled(now, (sent) => callApi('chapter/save', { ...base, text: sent })));
    kept = now;
  }
  await forget(journalKey(gone.uid, gone.chapterId));
  return chapterId;
}

/** A title that is taken holds up no text: it goes without one. */
async function orUntitled<T>(text: ChapterText, send: (text: ChapterText) => Promise<T>): Promise<T> {
  try {
    return await send(text);
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorName !== 'chapterNameTaken') throw error;
    return send({ ...text, title: '' });
  }
}

/** Without storage there is nothing to forget. */
async function forget(key: string): Promise<void> {
  try {
    await dropJournal(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
