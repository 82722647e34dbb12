import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { keepSidesHere, keepSidesThere } from '../conflict/keep-sides.ts';
import { journalKey } from '../journal/journal-records.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import { fromChapterDocument } from '../prose/chapter-document.ts';
import type { EditorSession } from './editor-session.ts';
import { replaceDocument } from './replace-document.ts';

// Who asks the server for another text bundles this: once the answer is there, nothing more has to be fetched for it.

/** Puts a text that holds what the server has in place of the open one; caret and undo history stay. */
export function adoptText(session: EditorSession, text: ChapterText, theirs: ChapterDetail): void {
  session.adopt(text, theirs, replaceDocument(session.store.state, fromChapterDocument(text.content)));
}

/**
 * The server's text takes the place of the open one, which is in the history or was to be thrown away. What was typed
 * while the server worked is neither: it is merged. A tab that does not write any more leaves it to the one that does.
 */
export function takeTheirText(session: EditorSession, theirs: ChapterDetail): void {
  if (!session.store.view.isWriter) return;
  if (session.isUnsaved) void session.conflict(theirs);
  else continueWith(session, textOf(theirs), theirs);
}

/**
 * Ends a conflict with the text that the author chose; both sides are set aside first, here and in the chapter's history,
 * which does not have yet what was typed since the conflict came up. Resolves to false where it cannot take that now:
 * nothing is decided then.
 */
export async function decideConflict(
  session: EditorSession,
  text: ChapterText,
  theirs: ChapterDetail,
  keepThere = keepSidesThere,
): Promise<boolean> {
  const { uid, chapterId } = session.target;
  const sides = { mine: session.store.text, theirs };
  await keepSidesHere(journalKey(uid, chapterId), sides);
  if (!sameText(text, sides.mine) && (await keepThere(chapterId, sides))) return false;
  continueWith(session, text, theirs);
  return true;
}

function continueWith(session: EditorSession, text: ChapterText, theirs: ChapterDetail): void {
  adoptText(session, text, theirs);
  session.rebase(theirs.revision, sameText(text, textOf(theirs)));
}
