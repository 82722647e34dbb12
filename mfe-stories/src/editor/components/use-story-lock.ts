import { useStory } from '../../api/get-story.ts';
import { lockOf, type StoryLock } from '../../common/is-locked.ts';
import { useChapterStore } from './use-chapter-store.ts';

/** Why this chapter can be published no more, or not now: also of a completed story that only this device tells of. */
export function useStoryLock(): StoryLock | null {
  const storyId = useChapterStore(({ view }) => view.info.story_id);
  const isCompleted = useChapterStore(({ view }) => view.info.story_completed);
  const { data: story } = useStory(storyId);
  return isCompleted ? 'completed' : story ? lockOf(story) : null;
}
