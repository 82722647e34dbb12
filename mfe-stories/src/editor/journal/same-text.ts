import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { sameDocument } from '../prose/chapter-document.ts';

/** The text out of a record that carries more. */
export function textOf({ title, content, note_before, note_after, warning }: ChapterText): ChapterText {
  return { title, content, note_before, note_after, warning };
}

/** True when two texts say the same. The server keeps titles without the spaces around them. */
export function sameText(one: ChapterText, other: ChapterText): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.note_before === other.note_before &&
    one.note_after === other.note_after &&
    one.warning === other.warning &&
    sameDocument(one.content, other.content)
  );
}
