import { useLive, useQueryClient } from '@myfiction/shared/host.ts';
import { homeKey } from './get-writing.ts';
import { storyKeys } from './story-keys.ts';

/** Asks anew for what shows a story's chapters when one went out, or came back, without the author. */
export function useFollowChapters(): void {
  const cache = useQueryClient();
  useLive('chapter', ({ story_id }) => {
    for (const queryKey of [storyKeys.chapters(story_id), storyKeys.story(story_id), storyKeys.lists, homeKey])
      void cache.invalidateQueries({ queryKey });
  });
}

/** Asks anew for the figures of stories when comments came in, or some were read, here or elsewhere. */
export function useFollowComments(): void {
  const cache = useQueryClient();
  useLive('comment', ({ story_id }) => {
    for (const queryKey of [storyKeys.story(story_id), storyKeys.lists]) void cache.invalidateQueries({ queryKey });
  });
}

/** Asks anew for Home when there is news for it. */
export function useFollowNews(): void {
  const cache = useQueryClient();
  const refresh = (): void => void cache.invalidateQueries({ queryKey: homeKey });
  useLive('announcement', refresh);
  useLive('comment', refresh);
  useLive('billing', refresh);
}
