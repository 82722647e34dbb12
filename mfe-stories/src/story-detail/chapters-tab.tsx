import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ButtonLink, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { useAllChapters } from '../api/get-all-chapters.ts';
import { useVolumes } from '../api/get-volumes.ts';
import { ChapterDesk } from './chapter-desk.tsx';
import { RowsSkeleton } from './detail-skeleton.tsx';
import { useWorkText } from './i18n/use-work-text.ts';
import { ImportResult } from './import-result.tsx';
import type { DetailUrl } from './use-detail-url.ts';
import { useFocusOnceEmpty } from './use-focus-once-empty.ts';

export function ChaptersTab({ story, url }: { story: StoryDetail; url: DetailUrl }) {
  const t = useWorkText();
  const chapters = useAllChapters(story.story_id);
  const volumes = useVolumes(story.story_id);
  const rows = chapters.data && volumes.data && chapters.data.length + volumes.data.length;
  const first = useFocusOnceEmpty<HTMLDivElement>(rows);
  const isLate = useDelayed(chapters.isPending || volumes.isPending);
  if (!chapters.data || !volumes.data) {
    const retry = () => {
      void chapters.refetch();
      void volumes.refetch();
    };
    if (chapters.isError || volumes.isError) return <ErrorState title={t('chapters.error.title')} onRetry={retry} />;
    return (
      <>
        <StatusMessage text={isLate ? t('chapters.loading') : ''} />
        {isLate && <RowsSkeleton />}
      </>
    );
  }
  if (rows === 0) {
    return (
      <div ref={first}>
        <FirstChapter story={story} />
      </div>
    );
  }
  return (
    <>
      <ImportResult storyId={story.story_id} />
      <ChapterDesk story={story} url={url} chapters={chapters.data} volumes={volumes.data} />
    </>
  );
}

function FirstChapter({ story }: { story: StoryDetail }) {
  const t = useWorkText();
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
