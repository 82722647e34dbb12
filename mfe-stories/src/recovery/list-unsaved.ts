import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { type ChangedWords, countChangedWords } from '../editor/diff/count-changed-words.ts';
import { diffDocuments } from '../editor/diff/diff-documents.ts';
import { openJournalDatabase } from '../editor/journal/journal-database.ts';
import type { ChapterInfo, KeptCopy } from '../editor/journal/journal-records.ts';
import { listDamagedCopies } from '../editor/journal/kept-copies.ts';
import { loadJournal } from '../editor/journal/load-journal.ts';
import { replayJournal } from '../editor/journal/replay.ts';
import { findUnsavedHeads } from '../editor/journal/unsaved-heads.ts';
import { lockName } from '../editor/tabs/lock-name.ts';
import { locksHeld } from '../editor/tabs/locks-held.ts';

/** A chapter of which this device holds more than the server. */
export interface UnsavedChapter {
  key: string;
  chapterId: string;
  info: ChapterInfo;
  /** False for a chapter that the server has never seen. */
  created: boolean;
  updatedAt: number;
  /** Null when a newer editor wrote it; `raw` is what is stored. */
  text: ChapterText | null;
  raw: unknown;
  words: number;
  /** Against what the server acknowledged last; null when that is not known. */
  changed: ChangedWords | null;
  /** True while a tab has it open. */
  isOpen: boolean;
}

export interface OnThisDevice {
  chapters: UnsavedChapter[];
  /** Chapters of other accounts, which are counted and never read. */
  others: number;
  damaged: KeptCopy[];
}

/** What this device holds of one author and the server does not. Rejects with a DOMException without storage. */
export async function listUnsaved(uid: number): Promise<OnThisDevice> {
  const database = await openJournalDatabase();
  const { mine, others } = await findUnsavedHeads(database, uid);
  const open = await locksHeld();
  const chapters: UnsavedChapter[] = [];
  for (const { key, chapterId, info, created, updatedAt } of mine) {
    const journal = await loadJournal(database, key);
    if (journal.kind === 'none') continue;
    const head = { key, chapterId, info, created, updatedAt, isOpen: open.has(lockName(uid, chapterId)) };
    if (journal.kind === 'unreadable')
      chapters.push({ ...head, text: null, raw: journal.raw, words: 0, changed: null });
    else {
      const { text, baseText } = replayJournal(journal.content);
      const changed = baseText && countChangedWords(diffDocuments(baseText.content, text.content));
      chapters.push({ ...head, text, raw: journal.content, words: countDocumentWords(text.content), changed });
    }
  }
  return { chapters, others, damaged: await listDamagedCopies(uid) };
}
