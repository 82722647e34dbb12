import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import { useNow } from '@myfiction/shared/host.ts';
import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import type { ChapterMove } from '../../api/reorder-chapters.ts';
import { LeftBehindNote } from '../../scheduling/left-behind-note.tsx';
import { MovePositionDialog } from '../arrange/move-position-dialog.tsx';
import { BulkScheduleDialog } from '../bulk/bulk-schedule-dialog.tsx';
import { ReportDialog } from '../bulk/report-dialog.tsx';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import { DeleteVolumeDialog } from '../volumes/delete-volume-dialog.tsx';
import { VolumeNameDialog } from '../volumes/volume-name-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PublishOneDialog } from './publish-one-dialog.tsx';

export interface ChapterDialogsProps {
  dialog: OpenDialog;
  onClose: () => void;
  story: StoryDetail;
  /** All chapters in reading order. */
  chapters: readonly ChapterSummary[];
  /** The dialog goes when it is done. */
  onBulk: (chapters: readonly ChapterSummary[], action: BulkAction) => void;
  isBusy: boolean;
  onMove: (move: ChapterMove) => void;
  onMoveToVolume: (chapters: readonly ChapterSummary[], volumeId: string) => void;
}

/** Everything that may stand over the chapters: one chunk, fetched when the first of them opens. */
export function ChapterDialogs(props: ChapterDialogsProps) {
  const { dialog, onClose, story, chapters, onBulk, isBusy, onMove, onMoveToVolume } = props;
  const t = useDialogText();
  const nowMs = useNow();
  switch (dialog.kind) {
    case 'publish':
      return <PublishOneDialog chapter={dialog.chapter} start={dialog.start} story={story} onClose={onClose} />;
    case 'position':
      return <MovePositionDialog chapter={dialog.chapter} chapters={chapters} onMove={onMove} onClose={onClose} />;
    case 'bulkPublish':
      return (
        <ConfirmDialog
          title={t('bulk.publish.title', { count: dialog.chapters.length })}
          text={[
            t('bulk.publish.text', { count: dialog.chapters.length }),
            dialog.leftOut > 0 && t('bulk.leftOut', { count: dialog.leftOut }),
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={t('bulk.publish.confirm', { count: dialog.chapters.length })}
          loading={isBusy}
          onConfirm={() => onBulk(dialog.chapters, { type: 'publish' })}
          onClose={onClose}
        >
          <LeftBehindNote
            chapters={chapters}
            goesOut={new Map(dialog.chapters.map(({ chapter_id: id }) => [id, nowMs]))}
          />
        </ConfirmDialog>
      );
    case 'bulkSchedule':
      return (
        <BulkScheduleDialog
          chapters={dialog.chapters}
          all={chapters}
          leftOut={dialog.leftOut}
          schedule={story.fields.schedule}
          taken={takenTimes(chapters, dialog.chapters)}
          isBusy={isBusy}
          onSchedule={(action) => onBulk(dialog.chapters, action)}
          onClose={onClose}
        />
      );
    case 'trash': {
      const published = dialog.chapters.filter(({ status }) => status === 'published').length;
      return (
        <ConfirmDialog
          title={t('trash.confirm.title', { count: dialog.chapters.length })}
          text={t('trash.confirm.text', { count: published })}
          confirmLabel={t('trash.confirm.confirm')}
          danger
          loading={isBusy}
          onConfirm={() => onBulk(dialog.chapters, { type: 'trash' })}
          onClose={onClose}
        />
      );
    }
    case 'report':
      return <ReportDialog report={dialog.report} onClose={onClose} />;
    case 'newVolume':
      return (
        <VolumeNameDialog
          storyId={story.story_id}
          {...(dialog.chapters.length > 0 && {
            onSaved: (volumeId) => onMoveToVolume(dialog.chapters, volumeId),
          })}
          onClose={onClose}
        />
      );
    case 'renameVolume':
      return <VolumeNameDialog storyId={story.story_id} volume={dialog.volume} onClose={onClose} />;
    case 'deleteVolume':
      return (
        <DeleteVolumeDialog
          storyId={story.story_id}
          volume={dialog.volume}
          chapters={dialog.chapters}
          onClose={onClose}
        />
      );
  }
}

/** When chapters that are not being scheduled go out. */
function takenTimes(all: readonly ChapterSummary[], some: readonly ChapterSummary[]): Set<number> {
  const moving = new Set(some.map(({ chapter_id: id }) => id));
  return new Set(
    all.flatMap(({ chapter_id: id, scheduled_at: at }) => (at !== null && !moving.has(id) ? [Date.parse(at)] : [])),
  );
}
