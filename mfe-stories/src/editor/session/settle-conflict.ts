import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { keepSidesHere } from '../conflict/keep-sides.ts';
import { cleanMerge, mergeChapters } from '../conflict/merge/merge-chapters.ts';
import { journalKey } from '../journal/journal-records.ts';
import type { ConflictOutcome } from '../saving/save-outcome.ts';
import { adoptText } from './adopt-text.ts';
import type { EditorSession } from './editor-session.ts';
import type { SessionPorts } from './session-ports.ts';

/**
 * Both devices have written. First both texts are kept, here and in the chapter's history: while that fails, nothing is
 * merged and the save is tried again later. Then the two are merged, or left to the author where both changed the same
 * words.
 */
export async function settleConflict(
  session: EditorSession,
  base: ChapterText | null,
  theirs: ChapterDetail,
  ports: Pick<SessionPorts, 'keepSides'>,
): Promise<ConflictOutcome> {
  const { uid, chapterId } = session.target;
  const sides = { mine: session.store.text, theirs };
  await keepSidesHere(journalKey(uid, chapterId), sides);
  const failure = await ports.keepSides(sides);
  if (failure) return failure;
  if (!session.store.view.isWriter) return { kind: 'unreachable' };
  // The author may have typed on meanwhile.
  const mine = session.store.text;
  const merge = base && mergeChapters(base, mine, theirs);
  const merged = merge && cleanMerge(merge);
  if (!merged) return { kind: 'undecided' };
  adoptText(session, merged, theirs);
  session.onMerged?.(() => takeOut(session, mine, merged, theirs));
  return { kind: 'merged' };
}

/** Takes the other device's changes out again, and leaves what was typed since; false when that is one and the same. */
function takeOut(session: EditorSession, mine: ChapterText, merged: ChapterText, theirs: ChapterDetail): boolean {
  const restored = cleanMerge(mergeChapters(merged, session.store.text, mine));
  if (restored) adoptText(session, restored, theirs);
  return restored !== null;
}
