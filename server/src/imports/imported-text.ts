import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { storableText } from '../database/names.ts';

/** A chapter as an import leaves it: the author's notes and warnings come later. */
export function importedText(title: string, content: ChapterDocument): ChapterText {
  return { title, content, note_before: '', note_after: '', warning: '' };
}

/** A volume's title on one line; empty for none. */
export function cleanVolumeTitle(title: string): string {
  return storableText(title).replace(/\s+/gu, ' ').trim();
}
