import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { CHAPTER_WORDS_MAX, SYNOPSIS_MIN } from '@myfiction/shared/contract/rules.ts';
import type { ChapterRow } from '../database/schema/chapters.ts';
import type { StoryRow } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import { refuseCompleted } from '../stories/story-rules.ts';

/** Refuses a chapter that readers cannot be given yet. */
export function requirePublishable(chapter: Pick<ChapterRow, 'titleKey' | 'words' | 'content'>, story: StoryRow): void {
  refuseCompleted(story);
  if (chapter.titleKey === '') throw new AppError('chapterUnnamed');
  if (chapter.words > CHAPTER_WORDS_MAX) throw new AppError('chapterTooLong');
  if (blockTexts(chapter.content).every((text) => text.trim() === '')) throw new AppError('chapterEmpty');
  if (countCharacters(story.synopsis) < SYNOPSIS_MIN) throw new AppError('synopsisTooShort');
}
