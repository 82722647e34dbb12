import type { TrashedChapter } from '@myfiction/shared/contract/calls/story-structure.ts';
import { authorZone, formatDate, formatNumber } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { daysBetween } from '../../common/local-time.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { useTrashText } from '../i18n/use-trash-text.ts';
import styles from './trash-view.module.css';

export interface TrashRowProps {
  chapter: TrashedChapter;
  nowMs: number;
  isRestoring: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

export function TrashRow({ chapter, nowMs, isRestoring, onRestore, onDelete }: TrashRowProps) {
  const t = useTrashText();
  const title = useChapterTitle()(chapter);
  const days = daysBetween(nowMs, Date.parse(chapter.deleted_at), authorZone());
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.chapter}>{title}</span>
        <span className={styles.meta}>
          <span title={t('trash.since', { date: formatDate(chapter.trashed_at, 'dateTime') })}>
            {days < 1 ? t('trash.lastDay') : t('trash.left', { count: days })}
          </span>
          <span>{t('trash.words', { count: chapter.words, words: formatNumber(chapter.words) })}</span>
        </span>
      </div>
      <div className={styles.actions}>
        <Button size="sm" loading={isRestoring} aria-label={t('trash.restoreChapter', { title })} onClick={onRestore}>
          {t('trash.restore')}
        </Button>
        <Button variant="danger" size="sm" aria-label={t('trash.deleteChapter', { title })} onClick={onDelete}>
          {t('trash.delete')}
        </Button>
      </div>
    </li>
  );
}
