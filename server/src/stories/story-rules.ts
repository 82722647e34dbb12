import { COMPLETION_LOCKS } from '@myfiction/shared/contract/application-status.ts';
import type { StoryRow } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';

/** Contract status of a work whose contract is being prepared, or waits for the author's signature. */
export const PREPARING = 22;
/** Contract status of a signed work. */
export const SIGNED = 30;
/** Contract status of a work whose contract has ended: it gets no other one, and no paid reading. */
export const ENDED = 31;

type StoryState = Pick<StoryRow, 'completed' | 'completionStatus' | 'contractStatus' | 'chaptersPublished'>;

/** A signed work's fields change through the editor only. */
export function isSigned(story: Pick<StoryState, 'contractStatus'>): boolean {
  return story.contractStatus === SIGNED;
}

/** Once a chapter is out, its language cannot change under the readers. */
export function isLanguageFixed(story: Pick<StoryState, 'chaptersPublished'>): boolean {
  return story.chaptersPublished > 0;
}

/** Completed, or about to be: its completion is in review. */
export function isLocked(story: Pick<StoryState, 'completed' | 'completionStatus'>): boolean {
  return story.completed || COMPLETION_LOCKS.includes(story.completionStatus);
}

/** Refuses what a completed story, or one whose completion is in review, no longer takes. */
export function refuseCompleted(story: Pick<StoryState, 'completed' | 'completionStatus'>): void {
  if (isLocked(story)) throw new AppError('storyCompleted');
}
