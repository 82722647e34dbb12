import type { ChapterSummary, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import type { CallContext } from '../platform/handler.ts';
import { countWritten } from '../writing/count-written.ts';
import { type LightChapter, toChapterSummary } from './chapter-answers.ts';
import { lockChapter } from './lock-chapter.ts';
import { requireRevision } from './require-revision.ts';
import { textToColumns } from './text-columns.ts';
import { keepBeforeChange } from './versions/keep-before-change.ts';
import { writeChapterText } from './write-chapter-text.ts';

export interface ChapterSave {
  chapter_id: string;
  /** The revision that the text was written on. */
  base_revision: number;
  text: ChapterText;
  /** IANA zone of the author's clock: the day that the words count for. */
  zone?: string | undefined;
}

export interface SavedChapter {
  revision: number;
  words: number;
  saved_at: string;
  chapter: Pick<ChapterSummary, 'position' | 'status' | 'staged' | 'published_at'>;
}

/**
 * Saves a chapter's working text. An older base answers `revisionConflict` with the current chapter and overwrites
 * nothing. The same text again is a success that changes nothing, whatever its base: that is a save whose answer was
 * lost on the way. The history keeps what was there before at least every ten minutes.
 */
export async function saveChapter(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  save: ChapterSave,
): Promise<SavedChapter> {
  const columns = textToColumns(save.text);
  const now = context.clock.now();
  return withUniqueNames(context.db, { chapters_title: 'chapterNameTaken' }, async (tx) => {
    const { chapter } = await lockChapter(tx, context.uid, save.chapter_id);
    if (chapter.textHash === columns.textHash) return saved(chapter);
    await requireRevision(tx, context.uid, chapter, save.base_revision);
    await keepBeforeChange(tx, chapter, { words: columns.words, now });
    const written = { uid: context.uid, wordsBefore: chapter.words, wordsAfter: columns.words, now, zone: save.zone };
    await countWritten(tx, written);
    return saved(await writeChapterText(tx, chapter, columns, now));
  });
}

function saved(row: LightChapter): SavedChapter {
  const { position, status, staged, published_at, words, edited_at } = toChapterSummary(row);
  return { revision: row.revision, words, saved_at: edited_at, chapter: { position, status, staged, published_at } };
}
