import { COMPLETION_LOCKS } from '@myfiction/shared/contract/application-status.ts';
import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';

/** Completed, or in review for it: the server takes no change of the story, neither of its chapters nor of its fields. */
export function isLocked({
  completed,
  completion_status,
}: Pick<StorySummary, 'completed' | 'completion_status'>): boolean {
  return completed || COMPLETION_LOCKS.includes(completion_status);
}
