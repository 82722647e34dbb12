import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { fromChapterDocument } from '../prose/chapter-document.ts';
import type { EditorSession } from './editor-session.ts';
import { replaceDocument } from './replace-document.ts';

/** Puts a text that holds what the server has in place of the open one; caret and undo history stay. */
export function adoptText(session: EditorSession, text: ChapterText, theirs: ChapterDetail): void {
  session.adopt(text, theirs, replaceDocument(session.store.state, fromChapterDocument(text.content)));
}
