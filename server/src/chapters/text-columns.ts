import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { nameKey, storableText } from '../database/names.ts';
import { chapterTextHash } from './chapter-text-hash.ts';

/** A chapter's text as columns. The server's own word count is the one that counts. */
export function textToColumns(given: ChapterText) {
  const text: ChapterText = {
    title: storableText(given.title).trim(),
    // Stored as JSON, which keeps any character.
    content: given.content,
    note_before: storableText(given.note_before),
    note_after: storableText(given.note_after),
    warning: storableText(given.warning),
  };
  return {
    title: text.title,
    titleKey: nameKey(text.title),
    content: text.content,
    noteBefore: text.note_before,
    noteAfter: text.note_after,
    warning: text.warning,
    words: countDocumentWords(text.content),
    textHash: chapterTextHash(text),
  };
}
