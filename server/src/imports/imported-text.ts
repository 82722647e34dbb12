import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { storableText } from '../database/names.ts';

/** A chapter as it came: only our own Markdown brings notes and a warning. */
export interface ImportedChapter extends Partial<ChapterText> {
  title: string;
  content: ChapterDocument;
}

export function importedText(chapter: ImportedChapter): ChapterText {
  const { title, content, note_before = '', note_after = '', warning = '' } = chapter;
  return { title, content, note_before, note_after, warning };
}

/** A volume's title on one line; empty for none. */
export function cleanVolumeTitle(title: string): string {
  return storableText(title).replace(/\s+/gu, ' ').trim();
}
