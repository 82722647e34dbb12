import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';

/** An application with its story: what it can lead to depends on both. */
export interface ApplicationDetailProps {
  story: StoryDetail;
  view: ApplicationView;
}
