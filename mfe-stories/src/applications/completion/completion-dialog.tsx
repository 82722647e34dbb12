import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { Button, Dialog, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useApplication } from '../../api/application.ts';
import { useCompletionText } from '../i18n/use-completion-text.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { CourseDialog } from './course-dialog.tsx';

/** Completion has no page of its own: its form and its course stand over the story. */
export default function CompletionDialog({ story, onClose }: { story: StoryDetail; onClose: () => void }) {
  const t = useCompletionText();
  const { data, isError, isFetchedAfterMount, refetch } = useApplication(story.story_id, 'completion', {
    fresh: true,
  });
  // A cached one may be older than the chapters.
  if (!data || !(isFetchedAfterMount || isError)) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('title')}
        width={560}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        {isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true" role="status" aria-label={t('loading')}>
            <Skeleton lines={5} />
          </div>
        )}
      </Dialog>
    );
  }
  if (data.status === 20 || data.status === 22) return <CourseDialog story={story} view={data} onClose={onClose} />;
  return <ApplyDialog story={story} view={data} onClose={onClose} />;
}
