import type en from './en.ts';
import applications from './es/applications.ts';
import myStories from './es/my-stories.ts';
import noBooks from './es/no-books.ts';
import options from './es/options.ts';
import platform from './es/platform.ts';
import storyDetail from './es/story-detail.ts';

export default {
  ...platform,
  ...options,
  ...myStories,
  ...storyDetail,
  ...applications,
  ...noBooks,
} satisfies Record<keyof typeof en, string>;
