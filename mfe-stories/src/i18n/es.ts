import type en from './en.ts';
import applications from './es/applications.ts';
import myStories from './es/my-stories.ts';
import noBooks from './es/no-books.ts';
import options from './es/options.ts';
import platform from './es/platform.ts';
import preview from './es/preview.ts';
import recovery from './es/recovery.ts';
import storyDetail from './es/story-detail.ts';
import storyForm from './es/story-form.ts';

export default {
  ...platform,
  ...options,
  ...myStories,
  ...storyForm,
  ...storyDetail,
  ...preview,
  ...applications,
  ...noBooks,
  ...recovery,
} satisfies Record<keyof typeof en, string>;
