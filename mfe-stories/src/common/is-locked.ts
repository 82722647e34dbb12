import { COMPLETION_LOCKS } from '@myfiction/shared/contract/application-status.ts';
import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';

type LockState = Pick<StorySummary, 'completed' | 'completion_status'>;
export type StoryLock = 'review' | 'completed';

/**
 * Why the server takes no change of a story, neither of its chapters nor of its fields: it is completed, or in review for
 * it. Null while it takes them. Words in chapters that are there are saved in any case, and published in none.
 */
export function lockOf({ completed, completion_status }: LockState): StoryLock | null {
  if (completed) return 'completed';
  return COMPLETION_LOCKS.includes(completion_status) ? 'review' : null;
}

export function isLocked(story: LockState): boolean {
  return lockOf(story) !== null;
}
