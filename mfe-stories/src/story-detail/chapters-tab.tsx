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

export function ChaptersTab({ story, url }: { story: StoryDetail; url: DetailUrl }) {
  const t = useWorkText();
  const chapters = useAllChapters(story.story_id);
  const volumes = useVolumes(story.story_id);
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
  if (chapters.data.length === 0 && volumes.data.length === 0) return <FirstChapter story={story} />;
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
