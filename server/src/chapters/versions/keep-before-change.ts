import { VERSION_EVERY_MINUTES } from '@myfiction/shared/contract/rules.ts';
import type { Database } from '../../database/connect.ts';
import type { ChapterRow } from '../../database/schema/chapters.ts';
import { keepWorkingText } from './keep-version.ts';
import { newestVersion } from './newest-version.ts';

const VERSION_EVERY_MS = VERSION_EVERY_MINUTES * 60_000;
/** A save that takes away more than half of at least so many words may be a slip. */
const SLIP_WORDS = 100;

type ChangingChapter = Pick<ChapterRow, 'id' | 'textHash' | 'words' | 'title' | 'createdAt' | 'editedAt'>;

/**
 * Keeps the text that a save is about to replace, once ten minutes have gone by since the last version. Because it is
 * the text before, the state in which a chapter was left is kept as well, however long the pause. The caller holds the
 * chapter's lock.
 */
export async function keepBeforeChange(
  tx: Database,
  chapter: ChangingChapter,
  after: { words: number; now: Date },
): Promise<void> {
  if (chapter.words === 0 && chapter.title === '') return;
  const newest = await newestVersion(tx, chapter.id);
  if (newest?.textHash === chapter.textHash) return;
  const last = newest?.keptAt ?? chapter.createdAt;
  const isDue = after.now.getTime() - last.getTime() >= VERSION_EVERY_MS;
  const mayBeSlip = chapter.words >= SLIP_WORDS && after.words < chapter.words / 2;
  if (!isDue && !mayBeSlip) return;
  await keepWorkingText(tx, chapter, { kind: 'auto', now: after.now, writtenAt: chapter.editedAt });
}
