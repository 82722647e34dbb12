import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { fromChapterDocument } from '../prose/chapter-document.ts';

/** False for a document that holds a node or a mark that this editor does not know: a newer one wrote it. */
export function isReadableDocument(document: ChapterDocument): boolean {
  try {
    fromChapterDocument(document);
    return true;
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false;
    throw error;
  }
}
