import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { keepCopy } from '../journal/kept-copies.ts';
import { textOf } from '../journal/same-text.ts';
import { failureOf } from '../saving/chapter-server.ts';
import type { SaveFailure } from '../saving/save-outcome.ts';

export interface ConflictSides {
  mine: ChapterText;
  theirs: ChapterText & { revision: number };
}

/** Sets both sides of a conflict aside on this device. Without storage there are no copies; its own notice says so. */
export async function keepSidesHere(key: string, { mine, theirs }: ConflictSides): Promise<void> {
  try {
    await keepCopy(key, 'conflict-mine', mine);
    await keepCopy(key, 'conflict-theirs', textOf(theirs));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Keys of what the history has: it is not sent again, so that a decision needs no connection for it. */
const answered = new Set<string>();

/**
 * Keeps both sides of a conflict in the chapter's history. The keys come from the texts: a try that is repeated, also
 * after a crash, keeps nothing twice. Gives why it failed, or null.
 */
export async function keepSidesThere(chapterId: string, { mine, theirs }: ConflictSides): Promise<SaveFailure | null> {
  const sides = { theirs: textOf(theirs), mine: textOf(mine) };
  try {
    for (const [side, text] of Object.entries(sides)) {
      const idempotencyKey = `${chapterId} ${side} ${theirs.revision} ${fingerprint(JSON.stringify(text))}`;
      if (answered.has(idempotencyKey)) continue;
      const payload = { chapter_id: chapterId, kind: 'conflict' as const, text };
      await callApi('chapter/keepVersion', payload, { silent: true, idempotencyKey });
      answered.add(idempotencyKey);
    }
    return null;
  } catch (error) {
    if (error instanceof ApiError) return failureOf(error);
    throw error;
  }
}

/** FNV-1a, 32 bits: enough to tell the few texts of one conflict apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
