import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { LoadMore } from '@myfiction/shared/screen/load-more.tsx';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useFirstRows } from '@myfiction/shared/screen/use-first-rows.ts';
import type { useStories } from '../api/get-stories.ts';
import { useKeptScroll } from '../common/use-kept-scroll.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './story-list.module.css';
import { StoryRow } from './story-row.tsx';
import type { StoryFilters } from './use-story-filters.ts';

export interface StoryListProps {
  control: StoryFilters;
  stories: ReturnType<typeof useStories>;
  items: readonly StorySummary[];
  counts: { ongoing: number; completed: number } | undefined;
}

/** Of a story with one line of title, in CSS px. */
const LEAST_ROW_PX = { desktop: 198, phone: 280 };

export function StoryList({ control, stories, items, counts }: StoryListProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const shown = useFirstRows(items, LEAST_ROW_PX[isPhone ? 'phone' : 'desktop']);
  const isDrawingOn = shown !== items;
  // A place further down is there with the last row.
  useKeptScroll(shown === items);
  const changing = stories.isPlaceholderData;
  return (
    <>
      <StatusMessage text={changing ? t('list.updating') : ''} />
      <ul className={styles.list} aria-label={t('list.stories')} aria-busy={changing}>
        {shown.map((story) => (
          <StoryRow key={story.story_id} story={story} isPhone={isPhone} />
        ))}
      </ul>
      {!isDrawingOn && (
        <LoadMore
          key={JSON.stringify(control.filters)}
          list={stories}
          label={t('list.more')}
          loadingLabel={t('list.loadingMore')}
          failedLabel={t('list.moreFailed')}
          onLoaded={() => control.openPages(control.pages + 1)}
        />
      )}
      {!isDrawingOn && !stories.hasNextPage && !changing && counts && <Summary control={control} items={items} />}
    </>
  );
}

/** Only when every story is there: a total of the first page would be wrong. */
function Summary({ control, items }: Pick<StoryListProps, 'control' | 'items'>) {
  const t = useText();
  if (control.filters.q !== '') return null;
  const words = t('list.summary.words', { count: items.reduce((sum, story) => sum + story.words, 0) });
  const completed = control.filters.filter === STORY_FILTER.completed;
  return (
    <p className={styles.summary}>
      {t(completed ? 'list.summary.completed' : 'list.summary.ongoing', { count: items.length, words })}
    </p>
  );
}
