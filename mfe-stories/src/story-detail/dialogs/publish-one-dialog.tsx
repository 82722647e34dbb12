import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { toast, useNavigate, useQueryClient } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { Dialog, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useChapter } from '../../api/get-chapter.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { writeChapterPath } from '../../common/write-chapter-path.ts';
import { PublishDialog } from '../../editor/publish-dialog.tsx';
import { useDialogText } from '../i18n/use-dialog-text.ts';

export interface PublishOneDialogProps {
  chapter: ChapterSummary;
  start: 'now' | 'schedule';
  story: StoryDetail;
  onClose: () => void;
}

/** The editor's publish dialog over the list, for the text as the server has it now. */
export function PublishOneDialog({ chapter, start, story, onClose }: PublishOneDialogProps) {
  const t = useDialogText();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useChapter(chapter.chapter_id);
  // A cached one may be of before the last visit to the editor. Later answers must not take the dialog away.
  if (!data || !isFetchedAfterMount) {
    return (
      <Dialog open onClose={onClose} title={t('publishOne.loading')} width={520}>
        {error ? (
          <ErrorState
            title={t('publishOne.error')}
            text={isMissing(error) ? error.message : undefined}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </Dialog>
    );
  }
  const showNewer = (theirs: ChapterDetail) => {
    cache.setQueryData(storyKeys.chapter(theirs.chapter_id), theirs);
    toast.info(t('publishOne.changed'));
  };
  return (
    <PublishDialog
      open
      start={start}
      chapter={data}
      storyTitle={story.title}
      onClose={onClose}
      onTitleProblem={() => navigate(writeChapterPath(chapter))}
      onConflict={showNewer}
    />
  );
}
