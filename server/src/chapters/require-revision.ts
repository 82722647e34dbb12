import type { Database } from '../database/connect.ts';
import { AppError } from '../platform/handler.ts';
import type { LightChapter } from './chapter-answers.ts';
import { getChapter } from './get-chapter.ts';

/** Refuses a write that was made for another revision, with the chapter as it is. */
export async function requireRevision(
  tx: Database,
  uid: number,
  chapter: Pick<LightChapter, 'id' | 'revision'>,
  baseRevision: number,
): Promise<void> {
  if (chapter.revision === baseRevision) return;
  throw new AppError('revisionConflict', { data: await getChapter({ db: tx, uid }, chapter.id) });
}
