import applications from './en/applications.ts';
import myStories from './en/my-stories.ts';
import noBooks from './en/no-books.ts';
import options from './en/options.ts';
import platform from './en/platform.ts';
import storyDetail from './en/story-detail.ts';

export default {
  ...platform,
  ...options,
  ...myStories,
  ...storyDetail,
  ...applications,
  ...noBooks,
} as const;
