import type { StoryDetail, StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { columnsToFields } from './story-columns.ts';
import type { DetailRow, SummaryRow } from './story-queries.ts';
import { isLanguageFixed, isSigned } from './story-rules.ts';

/** A story as lists show it. */
export function toStorySummary(row: SummaryRow): StorySummary {
  return {
    story_id: row.id,
    title: row.title,
    language: row.language,
    cover: row.cover,
    genre: row.genre,
    author: row.author,
    completed: row.completed,
    contract_status: row.contractStatus,
    pay_to_read_status: row.payToReadStatus,
    completion_status: row.completionStatus,
    updated_at: row.updatedAt.toISOString(),
    write_chapter_id: row.writeChapterId,
    next_scheduled: row.nextScheduled && {
      position: row.nextScheduled.position,
      at: new Date(row.nextScheduled.atMs).toISOString(),
    },
    chapters_published: row.chaptersPublished,
    chapters_scheduled: row.chaptersScheduled,
    chapters_draft: row.chaptersDraft,
    words: row.words,
    reads: row.reads,
    reads_7_days: row.recentReads,
    followers: row.followers,
    comments: row.comments,
    new_comments: row.newComments,
  };
}

/** A story with its form's fields. */
export function toStoryDetail({ summary, story, titleFixed, readThrough }: DetailRow): StoryDetail {
  return {
    ...toStorySummary(summary),
    fields: columnsToFields(story),
    created_at: story.createdAt.toISOString(),
    signed: isSigned(story),
    title_fixed: titleFixed,
    language_fixed: isLanguageFixed(story),
    revision: story.revision,
    note_defaults: { note_before: story.defaultNoteBefore, note_after: story.defaultNoteAfter },
    paid:
      story.firstPaidPosition === null || story.paidFrom === null
        ? null
        : { first_position: story.firstPaidPosition, from: story.paidFrom.toISOString() },
    read_through: readThrough,
  };
}
