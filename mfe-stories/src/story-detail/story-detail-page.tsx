import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { RemoteSlot, usePageAction, usePageTitle } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ErrorState, Tabs } from '@myfiction/shared/ui.ts';
import { useFollowApplications } from '../api/follow-applications.ts';
import { useFollowChapters, useFollowComments } from '../api/follow-story.ts';
import { useStory } from '../api/get-story.ts';
import { isLocked } from '../common/is-locked.ts';
import { StoryMissing } from '../common/story-missing.tsx';
import { useText } from '../i18n/use-text.ts';
import { ReadersPanel } from '../readers/readers-panel.tsx';
import { ApplicationsTab } from './applications-tab.tsx';
import { ChaptersTab } from './chapters-tab.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailsTab } from './details-tab.tsx';
import styles from './story-detail.module.css';
import { StoryHeader } from './story-header.tsx';
import { TrashView } from './trash/trash-view.tsx';
import { DETAIL_TABS, type DetailUrl, useDetailUrl } from './use-detail-url.ts';

const PANEL_ID = 'story-detail-panel';

export function StoryDetailPage() {
  const t = useText();
  const url = useDetailUrl();
  const query = useStory(url.storyId);
  const story = query.data;
  const late = useDelayed(query.isLoading);
  useFollowApplications();
  useFollowChapters();
  useFollowComments();
  usePageTitle(t('page.story-detail'), { parent: { label: t('page.my-stories'), to: paths.myStories() } });
  const open = story && !isLocked(story) ? story.story_id : undefined;
  usePageAction(open ? { label: t('detail.addChapter'), icon: 'plus', to: paths.newChapter(open) } : null);

  const missing = url.storyId === undefined || isMissing(query.error);
  if (missing) return <StoryMissing />;
  if (query.isError && !story) {
    return <ErrorState title={t('detail.error.title')} onRetry={() => void query.refetch()} />;
  }
  if (!story) {
    return (
      <>
        <StatusMessage text={late ? t('detail.loading') : ''} />
        {late && <DetailSkeleton />}
      </>
    );
  }
  return (
    <>
      <StoryHeader story={story} onTrash={url.openTrash} />
      {url.isTrash ? <TrashView story={story} onBack={url.closeTrash} /> : <StoryTabs story={story} url={url} />}
    </>
  );
}

function StoryTabs({ story, url }: { story: StoryDetail; url: DetailUrl }) {
  const t = useText();
  const chapters = story.chapters_published + story.chapters_scheduled + story.chapters_draft;
  return (
    <>
      <Tabs
        className={styles.tabs}
        label={t('detail.tabs')}
        panelId={PANEL_ID}
        value={url.tab}
        onChange={url.chooseTab}
        items={DETAIL_TABS.map((tab) => ({
          key: tab,
          label: t(`detail.tab.${tab}`),
          ...(tab === 'chapters' ? { count: chapters } : {}),
          ...(tab === 'comments' && story.new_comments > 0 ? { count: story.new_comments } : {}),
        }))}
      />
      <div id={PANEL_ID} role="tabpanel" aria-label={t(`detail.tab.${url.tab}`)}>
        {url.tab === 'chapters' && <ChaptersTab story={story} url={url} />}
        {url.tab === 'comments' && <RemoteSlot name="story-detail-comments" props={{ storyId: story.story_id }} />}
        {url.tab === 'readers' && <ReadersPanel storyId={story.story_id} />}
        {url.tab === 'details' && <DetailsTab story={story} />}
        {url.tab === 'applications' && <ApplicationsTab story={story} />}
      </div>
    </>
  );
}
