import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';

/** A chapter as plain text: title, notes and paragraphs with empty lines between. */
export function plainCopy({ title, content, note_before, note_after, warning }: ChapterText): string {
  // A scene break is an empty block in between.
  const paragraphs = blockTexts(content).map((text, index, all) =>
    text === '' && index > 0 && index < all.length - 1 ? '* * *' : text,
  );
  return [title, warning, note_before, ...paragraphs, note_after].filter((part) => part.trim() !== '').join('\n\n');
}
