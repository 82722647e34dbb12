import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import { ApiError, refreshUser, toast } from '@myfiction/shared/host.ts';
import { offerUndo } from '@myfiction/shared/screen/offer-undo.ts';
import { type BulkAnswer, useBulkChapters } from '../../api/bulk-chapters.ts';
import { useRestoreFromTrash } from '../../api/trash.ts';
import { type Publishing, trackPublish } from '../../common/track-publish.ts';
import { useWorkText } from '../i18n/use-work-text.ts';

export interface BulkReport {
  action: BulkAction['type'];
  done: number;
  failed: readonly { chapter: ChapterSummary; code: number; msg: string }[];
}

export interface Bulk {
  /** Resolves to true when the server has answered; a failure has had its toast. */
  run: (chapters: readonly ChapterSummary[], action: BulkAction) => Promise<boolean>;
  isBusy: boolean;
}

const PUBLISHING: Partial<Record<BulkAction['type'], Publishing>> = {
  publish: 'published',
  schedule: 'scheduled',
  scheduleSeries: 'scheduled',
  unschedule: 'unscheduled',
};

/** Does something to chapters and says how it went: a note when all is well, a report when some failed. */
export function useBulk(storyId: string, onReport: (report: BulkReport) => void): Bulk {
  const t = useWorkText();
  const { mutateAsync, isPending } = useBulkChapters(storyId);
  const restore = useRestoreFromTrash();
  const tell = (chapters: readonly ChapterSummary[], { type }: BulkAction, answer: BulkAnswer) => {
    const report = reportOf(chapters, type, answer);
    trackDone(chapters, report);
    if (answer.first_publish) {
      toast.success(t('bulk.firstPublish'));
      // The author's figures in the shell; a failure has its own toast.
      refreshUser().catch(() => undefined);
    }
    if (report.failed.length > 0) return onReport(report);
    if (answer.first_publish) return;
    const said = t(`bulk.done.${type}`, { count: report.done });
    const ids = chapters.map(({ chapter_id: id }) => id);
    if (type === 'trash') offerUndo(said, { label: t('bulk.undo'), takeBack: () => restore.mutateAsync(ids) });
    else toast.success(said);
  };
  return {
    isBusy: isPending,
    run: async (chapters, action) => {
      try {
        const answer = await mutateAsync({ chapterIds: chapters.map(({ chapter_id: id }) => id), action });
        tell(chapters, action, answer);
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
}

function reportOf(chapters: readonly ChapterSummary[], action: BulkAction['type'], { items }: BulkAnswer): BulkReport {
  const byId = new Map(chapters.map((chapter) => [chapter.chapter_id, chapter]));
  const failed = items.flatMap(({ chapter_id: id, code, msg }) => {
    const chapter = byId.get(id);
    return code !== 0 && chapter ? [{ chapter, code, msg }] : [];
  });
  return { action, done: items.length - failed.length, failed };
}

function trackDone(chapters: readonly ChapterSummary[], { action, failed }: BulkReport): void {
  const publishing = PUBLISHING[action];
  const left = new Set(failed.map(({ chapter }) => chapter));
  const done = chapters.filter((chapter) => !left.has(chapter));
  if (publishing) trackPublish(done, publishing);
}
