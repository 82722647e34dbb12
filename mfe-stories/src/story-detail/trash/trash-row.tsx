import type { TrashedChapter } from '@myfiction/shared/contract/calls/story-structure.ts';
import { ApiError, authorZone, formatNumber, toast } from '@myfiction/shared/host.ts';
import { exactTime, useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { Button } from '@myfiction/shared/ui.ts';
import { useRestoreFromTrash } from '../../api/trash.ts';
import { daysBetween } from '../../common/local-time.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { useTrashText } from '../i18n/use-trash-text.ts';
import styles from './trash-view.module.css';

export interface TrashRowProps {
  chapter: TrashedChapter;
  /** That the story is written in. */
  language: string | undefined;
  nowMs: number;
  /** False where the story takes no chapters. */
  canRestore: boolean;
  onDelete: () => void;
}

/** A chapter in the trash. Each brings itself back: one does not wait for another. */
export function TrashRow({ chapter, language, nowMs, canRestore, onDelete }: TrashRowProps) {
  const t = useTrashText();
  const titleOf = useChapterTitle();
  const title = titleOf(chapter);
  const { mutateAsync, isPending } = useRestoreFromTrash();
  // Not a callback of `mutate`: another answer may have taken the row away by then.
  const bringBack = async () => {
    try {
      const { chapters } = await mutateAsync([chapter.chapter_id]);
      toast.success(t('trash.restored', { title: titleOf(chapters[0] ?? chapter) }));
    } catch (error) {
      // It has had its toast.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const since = useHoverText(() => t('trash.since', { date: exactTime(chapter.trashed_at) }));
  const days = daysBetween(nowMs, Date.parse(chapter.deleted_at), authorZone());
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <bdi lang={chapter.title === '' ? undefined : language} className={styles.chapter}>
          {title}
        </bdi>
        <span className={styles.meta}>
          <span {...since}>{days < 1 ? t('trash.lastDay') : t('trash.left', { count: days })}</span>
          <span>{t('trash.words', { count: chapter.words, words: formatNumber(chapter.words) })}</span>
        </span>
      </div>
      <div className={styles.actions}>
        {canRestore && (
          <Button
            size="sm"
            loading={isPending}
            aria-label={t('trash.restoreChapter', { title })}
            onClick={() => void bringBack()}
          >
            {t('trash.restore')}
          </Button>
        )}
        <Button variant="danger" size="sm" aria-label={t('trash.deleteChapter', { title })} onClick={onDelete}>
          {t('trash.delete')}
        </Button>
      </div>
    </li>
  );
}
