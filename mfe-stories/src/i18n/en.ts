import applications from './en/applications.ts';
import myStories from './en/my-stories.ts';
import noBooks from './en/no-books.ts';
import options from './en/options.ts';
import platform from './en/platform.ts';
import preview from './en/preview.ts';
import recovery from './en/recovery.ts';
import storyDetail from './en/story-detail.ts';
import storyForm from './en/story-form.ts';

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
} as const;
