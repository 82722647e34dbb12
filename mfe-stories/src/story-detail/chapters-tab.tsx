import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { Button, ButtonLink, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { useChapters } from '../api/get-chapters.ts';
import { LoadMore } from '../common/load-more.tsx';
import { StatusMessage } from '../common/status-message.tsx';
import { useDelayed } from '../common/use-delayed.ts';
import { useKeptScroll } from '../common/use-kept-scroll.ts';
import { useText } from '../i18n/use-text.ts';
import { ChapterList } from './chapter-list.tsx';
import { ChapterTable } from './chapter-table.tsx';
import { ChapterToolbar } from './chapter-toolbar.tsx';
import styles from './chapters-tab.module.css';
import type { DetailUrl } from './use-detail-url.ts';

export function ChaptersTab({ story, url }: { story: StoryDetail; url: DetailUrl }) {
  const t = useText();
  const phone = useIsPhone();
  const list = useChapters(story.story_id, url.filters, url.pages);
  const late = useDelayed(list.isPending);
  useKeptScroll(list.isSuccess);
  const chapters = list.data?.pages.flatMap((page) => page.items) ?? [];
  const changing = list.isPlaceholderData;
  const status = late ? t('chapters.loading') : changing ? t('chapters.updating') : '';
  const Chapters = phone ? ChapterList : ChapterTable;
  const none = list.isSuccess && chapters.length === 0;
  const narrowed = url.filters.q !== '' || url.filters.status !== undefined;
  return (
    <>
      {(!none || narrowed) && <ChapterToolbar url={url} counts={list.data?.pages[0]?.counts} />}
      <StatusMessage text={status} />
      {list.isError && !list.data && (
        <ErrorState title={t('chapters.error.title')} onRetry={() => void list.refetch()} />
      )}
      {none && narrowed && (
        <EmptyState
          illustration="blank-page"
          title={t('chapters.noMatch.title')}
          text={t('chapters.noMatch.text')}
          action={<Button onClick={url.clear}>{t('chapters.clear')}</Button>}
        />
      )}
      {none && !narrowed && <FirstChapter story={story} />}
      {chapters.length > 0 && (
        <div className={styles.list} aria-busy={changing}>
          <Chapters chapters={chapters} storyTitle={story.title} />
        </div>
      )}
      <LoadMore
        list={list}
        label={t('chapters.more')}
        loadingLabel={t('chapters.loadingMore')}
        failedLabel={t('chapters.moreFailed')}
        onLoaded={() => url.openPages(url.pages + 1)}
        near
      />
    </>
  );
}

function FirstChapter({ story }: { story: StoryDetail }) {
  const t = useText();
  return (
    <EmptyState
      illustration="blank-page"
      title={t('chapters.empty.title')}
      text={t('chapters.empty.text')}
      action={
        <ButtonLink variant="primary" size="lg" to={paths.newChapter(story.story_id)}>
          {t('chapters.empty.action')}
        </ButtonLink>
      }
    />
  );
}
