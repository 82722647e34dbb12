import type { StoryDetail, StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import type { StoryRow } from '../database/schema/stories.ts';
import { columnsToFields } from './story-columns.ts';
import type { StoryWithFigures } from './story-queries.ts';
import { isLanguageFixed, isSigned } from './story-rules.ts';

/** A story as lists show it. */
export function toStorySummary({ story, author, recentReads, writeChapterId }: StoryWithFigures): StorySummary {
  return {
    story_id: story.id,
    title: story.title,
    cover: story.cover,
    genre: mainGenre(story),
    author,
    completed: story.completed,
    contract_status: story.contractStatus,
    pay_to_read_status: story.payToReadStatus,
    completion_status: story.completionStatus,
    updated_at: story.updatedAt.toISOString(),
    write_chapter_id: writeChapterId,
    chapters_published: story.chaptersPublished,
    chapters_scheduled: story.chaptersScheduled,
    chapters_draft: story.chaptersDraft,
    words: story.words,
    reads: story.reads,
    reads_7_days: recentReads,
    followers: story.followers,
    comments: story.comments,
    new_comments: story.newComments,
  };
}

/** A story with its form's fields. */
export function toStoryDetail(found: StoryWithFigures): StoryDetail {
  const { story } = found;
  return {
    ...toStorySummary(found),
    fields: columnsToFields(story),
    created_at: story.createdAt.toISOString(),
    signed: isSigned(story),
    language_fixed: isLanguageFixed(story),
    revision: story.revision,
  };
}

function mainGenre(story: StoryRow): StorySummary['genre'] {
  const [genre] = story.genres;
  // A check of the table holds it.
  if (!genre) throw new Error(`Story ${story.id} has no genre.`);
  return genre;
}
