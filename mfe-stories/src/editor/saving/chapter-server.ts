import { ApiError, authorZone, callApi, getSession } from '@myfiction/shared/host.ts';
import { infoOf } from '../journal/chapter-info.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import { conflictOf } from './conflict-of.ts';
import type { SaveAttempt, SaveFailure, SaveOutcome } from './save-outcome.ts';

/** A long chapter on a slow line takes its time. */
const SAVE_TIMEOUT_MS = 60_000;

export interface SaveTarget {
  uid: number;
  chapterId: string;
  storyId: string;
}

/** Sends one save; a chapter that the server does not know yet is created. Never rejects for what a server may say. */
export async function sendSave(target: SaveTarget, attempt: SaveAttempt): Promise<SaveOutcome> {
  // Another tab may have signed in somebody else: the text is not theirs.
  const session = getSession();
  if (session?.uid !== target.uid) return { kind: 'signed-out' };
  if (!navigator.onLine) return { kind: 'unreachable' };
  try {
    return await send(target, attempt);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const outcome = outcomeOf(error);
    // The author may have signed in while it was on its way, and nobody would ask for another try.
    const isOutdated = outcome.kind === 'signed-out' && getSession()?.session !== session.session;
    return isOutdated ? sendSave(target, attempt) : outcome;
  }
}

async function send({ chapterId, storyId }: SaveTarget, attempt: SaveAttempt): Promise<SaveOutcome> {
  const { idempotencyKey, text, baseRevision } = attempt;
  const options = { silent: true, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS };
  if (baseRevision === 0) {
    const chapter = await callApi(
      'chapter/create',
      { chapter_id: chapterId, story_id: storyId, text, zone: authorZone() },
      options,
    );
    // A chapter that was made by an earlier try is given as it is: it may hold less than this text, or more.
    if (!sameText(textOf(chapter), text)) return { kind: 'conflict', theirs: chapter };
    return { kind: 'saved', revision: chapter.revision, savedAt: Date.parse(chapter.edited_at), info: infoOf(chapter) };
  }
  const payload = { chapter_id: chapterId, base_revision: baseRevision, text, zone: authorZone() };
  const { revision, saved_at, chapter: info } = await callApi('chapter/save', payload, options);
  return { kind: 'saved', revision, savedAt: Date.parse(saved_at), ...(info && { info }) };
}

/** What a failed call means for the text. */
export function outcomeOf(error: ApiError): SaveOutcome {
  const theirs = conflictOf(error);
  if (theirs) return { kind: 'conflict', theirs };
  if (error.errorName === 'chapterNameTaken') return { kind: 'title-refused', message: error.message };
  return failureOf(error);
}

/** What any failed call means for saving. */
export function failureOf(error: ApiError): SaveFailure {
  if (error.kind !== 'answer') return { kind: 'unreachable' };
  switch (error.errorName) {
    case 'sessionMissing':
    case 'sessionInvalid':
      return { kind: 'signed-out' };
    case 'userBlocked':
      return { kind: 'blocked', message: error.message };
    case 'notFound':
      return { kind: 'gone' };
    case 'chapterTrashed':
      return { kind: 'trashed' };
    case 'invalidRequest':
    case 'tooLarge':
    case 'storyCompleted':
    case 'tooManyChapters':
      return { kind: 'refused', message: error.message };
    default:
      return { kind: 'failed', message: error.message };
  }
}
