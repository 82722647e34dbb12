import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import type { ChapterInfo } from './journal-records.ts';

/** What the editor shows of a chapter besides its text. */
export function infoOf(chapter: ChapterDetail): ChapterInfo {
  const { story_id, story_title, story_completed, position, status, staged, published_at } = chapter;
  return { story_id, story_title, story_completed, position, status, staged, published_at };
}

/** The same of a chapter that is only being begun: it will be the story's last. */
export function newChapterInfo(story: StoryDetail): ChapterInfo {
  const chapters = story.chapters_published + story.chapters_scheduled + story.chapters_draft;
  return {
    story_id: story.story_id,
    story_title: story.title,
    story_completed: story.completed,
    position: chapters + 1,
    status: 'draft',
    staged: false,
    published_at: null,
  };
}
