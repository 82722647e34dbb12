import { paths } from '@myfiction/shared/contract/paths.ts';
import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { Button, ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { Plus } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { NoMatch } from './no-match.tsx';
import styles from './stories-empty.module.css';
import type { StoryFilters } from './use-story-filters.ts';

/** Why the list is empty, and the one thing to do about it. */
export function StoriesEmpty({ control, hasStories }: { control: StoryFilters; hasStories: boolean }) {
  const t = useText();
  const { q, filter } = control.filters;
  const create = (
    <ButtonLink variant="primary" size="lg" icon={<Plus />} to={paths.newStory()}>
      {t('list.create')}
    </ButtonLink>
  );
  if (q !== '') return <NoMatch control={control} />;
  if (!hasStories) {
    return (
      <div className={styles.shelf}>
        <EmptyState illustration="book" title={t('list.empty.title')} text={t('list.empty.text')} action={create} />
      </div>
    );
  }
  if (filter === STORY_FILTER.completed) {
    return (
      <EmptyState
        illustration="closed-book"
        title={t('list.noneCompleted.title')}
        text={t('list.noneCompleted.text')}
        action={<Button onClick={() => control.chooseFilter(STORY_FILTER.ongoing)}>{t('list.ongoing')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration="book"
      title={t('list.noneOngoing.title')}
      text={t('list.noneOngoing.text')}
      action={create}
    />
  );
}
