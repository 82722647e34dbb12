import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { Button, EmptyState } from '@myfiction/shared/ui.ts';
import { useMemo } from 'react';
import { useStories } from '../api/get-stories.ts';
import { useText } from '../i18n/use-text.ts';
import type { StoryFilters } from './use-story-filters.ts';

/** The list is of ongoing or of completed stories, and so is its search: a match among the others is told. */
export function NoMatch({ control }: { control: StoryFilters }) {
  const t = useText();
  const { filters, chooseFilter, clear } = control;
  const { q } = filters;
  const isOngoing = filters.filter === STORY_FILTER.ongoing;
  const other = isOngoing ? STORY_FILTER.completed : STORY_FILTER.ongoing;
  const others = useStories(useMemo(() => ({ ...filters, filter: other }), [filters, other]));
  if (others.isPending || others.isPlaceholderData) return null;
  if (others.data?.pages.some(({ items }) => items.length > 0)) {
    return (
      <EmptyState
        illustration="blank-page"
        title={t(isOngoing ? 'list.onlyCompleted.title' : 'list.onlyOngoing.title', { q })}
        text={t(isOngoing ? 'list.onlyCompleted.text' : 'list.onlyOngoing.text')}
        action={<Button onClick={() => chooseFilter(other)}>{t(isOngoing ? 'list.completed' : 'list.ongoing')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration="blank-page"
      title={t('list.noMatch.title', { q })}
      text={t('list.noMatch.text')}
      action={<Button onClick={clear}>{t('list.clear')}</Button>}
    />
  );
}
