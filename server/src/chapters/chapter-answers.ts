import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { getTableColumns } from 'drizzle-orm';
import { type ChapterRow, chapters } from '../database/schema/chapters.ts';
import type { StoryRow } from '../database/schema/stories.ts';

const { content: _content, ...lightColumns } = getTableColumns(chapters);

/** All columns but the text itself, which may be a megabyte. */
export const LIGHT_CHAPTER = lightColumns;
export type LightChapter = Omit<ChapterRow, 'content'>;

/** The columns that a list shows. */
export const SUMMARY_COLUMNS = {
  id: chapters.id,
  storyId: chapters.storyId,
  position: chapters.position,
  title: chapters.title,
  status: chapters.status,
  words: chapters.words,
  staged: chapters.staged,
  reads: chapters.reads,
  comments: chapters.comments,
  editedAt: chapters.editedAt,
  scheduledAt: chapters.scheduledAt,
  publishedAt: chapters.publishedAt,
  volumeId: chapters.volumeId,
  scheduledZone: chapters.scheduledZone,
  lateFrom: chapters.lateFrom,
};

/** A chapter as lists show it. */
export function toChapterSummary(chapter: Pick<ChapterRow, keyof typeof SUMMARY_COLUMNS>): ChapterSummary {
  return {
    chapter_id: chapter.id,
    story_id: chapter.storyId,
    position: chapter.position,
    title: chapter.title,
    status: chapter.status,
    words: chapter.words,
    staged: chapter.staged,
    reads: chapter.reads,
    comments: chapter.comments,
    edited_at: chapter.editedAt.toISOString(),
    scheduled_at: chapter.scheduledAt?.toISOString() ?? null,
    published_at: chapter.publishedAt?.toISOString() ?? null,
    volume_id: chapter.volumeId,
    scheduled_zone: chapter.scheduledZone,
    late_from: chapter.lateFrom?.toISOString() ?? null,
  };
}

/** A chapter with its working text. */
export function toChapterDetail(
  chapter: ChapterRow,
  story: Pick<StoryRow, 'title' | 'language' | 'completed'>,
): ChapterDetail {
  return {
    ...toChapterSummary(chapter),
    content: chapter.content,
    note_before: chapter.noteBefore,
    note_after: chapter.noteAfter,
    warning: chapter.warning,
    revision: chapter.revision,
    story_title: story.title,
    story_language: story.language,
    story_completed: story.completed,
  };
}
