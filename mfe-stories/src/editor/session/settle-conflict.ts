import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { keepSidesHere, keepSidesThere } from '../conflict/keep-sides.ts';
import { cleanMerge, mergeChapters } from '../conflict/merge/merge-chapters.ts';
import { infoOf } from '../journal/chapter-info.ts';
import { journalKey } from '../journal/journal-records.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import type { ConflictOutcome } from '../saving/save-outcome.ts';
import { type Acknowledged, acknowledge } from './acknowledged.ts';
import type { EditorSession } from './editor-session.ts';
import { adoptText } from './their-text.ts';

/**
 * The server holds another text than this one was based on. Where that is a save whose answer was lost, it is the base
 * now. Otherwise two devices have written: first both texts are kept, here and in the chapter's history; while that
 * fails, nothing is merged and the save is tried again later. Then the two are merged, or left to the author where both
 * changed the same words.
 */
export async function settleConflict(
  session: EditorSession,
  base: Acknowledged,
  theirs: ChapterDetail,
  keepThere = keepSidesThere,
): Promise<ConflictOutcome> {
  const theirText = textOf(theirs);
  if (base.unanswered.some((text) => sameText(text, theirText))) {
    acknowledge(base, theirText);
    session.published(infoOf(theirs));
    return { kind: 'merged' };
  }
  const { uid, chapterId } = session.target;
  const sides = { mine: session.store.text, theirs };
  await keepSidesHere(journalKey(uid, chapterId), sides);
  const failure = await keepThere(chapterId, sides);
  if (failure) return failure;
  if (!session.store.view.isWriter) return { kind: 'unreachable' };
  // The author may have typed on meanwhile.
  const mine = session.store.text;
  const common = base.unanswered.findLast((sent) => holds(theirs, sent, base.text)) ?? base.text;
  const merged = common && cleanMerge(mergeChapters(common, mine, theirs));
  if (!merged) return { kind: 'undecided' };
  adoptText(session, merged, theirs);
  session.onMerged?.(() => takeOut(session, mine, merged, theirs));
  return { kind: 'merged' };
}

/** Whether a save whose answer was lost is part of the server's text: merging it into that changes nothing. */
function holds(theirs: ChapterDetail, sent: ChapterText, base: ChapterText | null): boolean {
  const merged = base && cleanMerge(mergeChapters(base, sent, theirs));
  return merged !== null && sameText(merged, textOf(theirs));
}

/**
 * Takes the other device's changes out again, and leaves what was typed since; false when that is one and the same, or
 * when another tab writes.
 */
function takeOut(session: EditorSession, mine: ChapterText, merged: ChapterText, theirs: ChapterDetail): boolean {
  if (!session.store.view.isWriter) return false;
  const restored = cleanMerge(mergeChapters(merged, session.store.text, mine));
  if (restored) adoptText(session, restored, theirs);
  return restored !== null;
}
