import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { EditorState } from 'prosemirror-state';
import type { ChapterInfo } from '../journal/journal-records.ts';
import { fromChapterDocument } from '../prose/chapter-document.ts';
import { editorPlugins } from '../prose/plugins.ts';

export const STORY_ID = '9a1c7f52-6a0e-4a86-8f6f-0d6a4a0a7c11';
export const CHAPTER_ID = '0b6f5a0e-8a55-4b61-9d2c-3f0a6f1c2d3e';

/** A chapter of one paragraph, named as its text. */
export function chapterText(text: string): ChapterText {
  const content = text === '' ? [] : [{ type: 'text' as const, text }];
  return {
    title: text,
    content: { type: 'doc', content: [{ type: 'paragraph', ...(content.length > 0 ? { content } : {}) }] },
    note_before: '',
    note_after: '',
    warning: '',
  };
}

export function chapterInfo(): ChapterInfo {
  return {
    story_id: STORY_ID,
    story_title: 'The Moon Between Us',
    story_completed: false,
    position: 48,
    status: 'draft',
    staged: false,
    published_at: null,
  };
}

export function chapterDetail(text: ChapterText, revision: number): ChapterDetail {
  return {
    ...chapterInfo(),
    ...text,
    chapter_id: CHAPTER_ID,
    words: 1,
    reads: 0,
    comments: 0,
    edited_at: '2025-11-21T21:42:00.000Z',
    scheduled_at: null,
    volume_id: null,
    scheduled_zone: null,
    late_from: null,
    revision,
  };
}

export function newState(text: ChapterText): EditorState {
  return EditorState.create({
    doc: fromChapterDocument(text.content),
    plugins: editorPlugins(false, { findEdits: null }),
  });
}
