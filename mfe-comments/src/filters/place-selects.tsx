import { formatNumber } from '@myfiction/shared/host.ts';
import { Select } from '@myfiction/shared/ui.ts';
import { useChapterChoices, useStoryChoices } from '../api/get-scopes.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './comments-toolbar.module.css';
import type { CommentsUrl } from './use-comments-url.ts';

const ALL = '';

/** Of which story. */
export function StorySelect({ url }: { url: CommentsUrl }) {
  const t = useText();
  const stories = useStoryChoices(true);
  const options = (stories.data ?? []).map(({ storyId, title }) => ({ value: storyId, label: title }));
  return (
    <Select
      className={styles.story}
      label={t('story.label')}
      value={url.filters.storyId ?? ALL}
      onChange={(value) => url.chooseStory(value === ALL ? undefined : value)}
      options={[{ value: ALL, label: t('story.all') }, ...options]}
    />
  );
}

/** Of which chapter of a story. */
export function ChapterSelect({ url, storyId }: { url: CommentsUrl; storyId: string }) {
  const t = useText();
  const chapters = useChapterChoices(storyId);
  const options = (chapters.data ?? []).map(({ chapterId, position, title }) => ({
    value: chapterId,
    label: t('chapter.named', { number: formatNumber(position), title }),
  }));
  return (
    <Select
      className={styles.story}
      label={t('chapter.label')}
      value={url.filters.chapterId ?? ALL}
      onChange={(value) => url.chooseChapter(value === ALL ? undefined : value)}
      options={[{ value: ALL, label: t('chapter.all') }, ...options]}
    />
  );
}
