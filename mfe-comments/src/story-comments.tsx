import type { SlotProps } from '@myfiction/shared/contract/slots.ts';
import { useCommentsUrl } from './filters/use-comments-url.ts';
import { CommentsScreen } from './list/comments-screen.tsx';

/** The names in the address, which belongs to the story's page. */
const PREFIX = 'c-';

/** A story's comments, in the story's own page. */
export function StoryComments({ storyId }: SlotProps['story-detail-comments']) {
  return <CommentsScreen url={useCommentsUrl(PREFIX, storyId)} inStory />;
}
