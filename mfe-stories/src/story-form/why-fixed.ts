import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { isLocked } from '../common/is-locked.ts';
import type { StoryFormTextKey } from './i18n/use-story-form-text.ts';

/** Why the server takes no change of a story's fields; undefined while it takes them. */
export function whyFixed(story: StoryDetail | undefined): StoryFormTextKey | undefined {
  if (!story) return undefined;
  if (story.signed) return 'detail.signedNote';
  if (!isLocked(story)) return undefined;
  return story.completed ? 'app.completion.22' : 'app.completion.20';
}
