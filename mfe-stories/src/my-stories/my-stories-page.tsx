import { paths } from '@myfiction/shared/contract/paths.ts';
import { usePageAction, usePageTitle, useUser } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { useMemo } from 'react';
import { useFollowApplications } from '../api/follow-applications.ts';
import { useFollowChapters, useFollowComments } from '../api/follow-story.ts';
import { useStories } from '../api/get-stories.ts';
import { useText } from '../i18n/use-text.ts';
import { UnsavedBanner } from '../recovery/unsaved-banner.tsx';
import { StoriesEmpty } from './stories-empty.tsx';
import { StoriesSkeleton } from './stories-skeleton.tsx';
import { StoryList } from './story-list.tsx';
import { StoryToolbar } from './story-toolbar.tsx';
import { useStoryFilters } from './use-story-filters.ts';

export function MyStoriesPage() {
  const t = useText();
  const user = useUser();
  const control = useStoryFilters();
  const stories = useStories(control.filters, control.pages);
  const showSkeleton = useDelayed(stories.isPending);
  usePageTitle(t('page.my-stories'));
  useFollowApplications();
  useFollowChapters();
  useFollowComments();

  const counts = stories.data?.pages[0]?.counts;
  // Known before the list is: an author without stories sees no filters appear and go.
  const hasStories = counts ? counts.ongoing + counts.completed > 0 : user?.book_total !== 0;
  // The empty shelf has the same action, larger.
  usePageAction(hasStories ? { label: t('list.create'), icon: 'plus', to: paths.newStory() } : null);
  const items = useMemo(() => stories.data?.pages.flatMap((page) => page.items) ?? [], [stories.data]);
  return (
    <>
      <UnsavedBanner />
      {hasStories && <StoryToolbar control={control} counts={counts} />}
      <StatusMessage text={showSkeleton ? t('list.loading') : ''} />
      {showSkeleton && <StoriesSkeleton />}
      {stories.isError && !stories.data && (
        <ErrorState title={t('list.error.title')} text={t('list.error.text')} onRetry={() => void stories.refetch()} />
      )}
      {stories.isSuccess && items.length === 0 && <StoriesEmpty control={control} hasStories={hasStories} />}
      {items.length > 0 && <StoryList control={control} stories={stories} items={items} counts={counts} />}
    </>
  );
}
