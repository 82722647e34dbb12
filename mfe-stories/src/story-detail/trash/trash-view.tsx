import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import type { TrashedChapter } from '@myfiction/shared/contract/calls/story-structure.ts';
import { TRASH_DAYS } from '@myfiction/shared/contract/rules.ts';
import { toast, useNow } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, cx, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import { useDeleteFromTrash, useTrash } from '../../api/trash.ts';
import { lockOf } from '../../common/is-locked.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { RowsSkeleton } from '../detail-skeleton.tsx';
import { useTrashText } from '../i18n/use-trash-text.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';
import { TrashRow } from './trash-row.tsx';
import styles from './trash-view.module.css';

/** The chapters that were thrown away in the last 30 days. */
export function TrashView({ story, onBack }: { story: StoryDetail; onBack: () => void }) {
  const t = useTrashText();
  const titleOf = useChapterTitle();
  const nowMs = useNow();
  const { data: items, isError, isPending, refetch } = useTrash(story.story_id);
  const isLate = useDelayed(isPending);
  const lock = lockOf(story);
  const remove = useDeleteFromTrash();
  const { onFocus, ...focusKept } = useFocusKept<HTMLDivElement>();
  const [deleting, setDeleting] = useStateOverSignIn<readonly TrashedChapter[]>(
    `delete for good ${story.story_id}`,
    [],
  );
  const deleteForGood = () =>
    remove.mutate(
      deleting.map(({ chapter_id: id }) => id),
      {
        onSuccess: () => {
          const [only] = deleting.length === 1 ? deleting : [];
          // Of an emptied trash the page tells.
          if (only) toast.success(t('trash.deleted', { title: titleOf(only) }));
          setDeleting([]);
        },
      },
    );
  return (
    <section className={styles.trash} aria-labelledby="trash-title" onFocus={onFocus}>
      <div className={styles.head}>
        <Button variant="ghost" size="sm" icon={<ChevronLeft />} onClick={onBack}>
          {t('trash.back')}
        </Button>
        <h3 className={styles.title} id="trash-title">
          {t('trash.title')}
        </h3>
      </div>
      <StatusMessage text={isLate ? t('trash.loading') : ''} />
      {isPending && isLate && <RowsSkeleton />}
      {isError && !items && <ErrorState title={t('trash.error')} onRetry={() => void refetch()} />}
      {items && items.length > 0 && (
        <div className={styles.rule}>
          <p className={styles.text}>{t('trash.text', { days: TRASH_DAYS })}</p>
          {items.length > 1 && (
            <Button variant="danger" size="sm" onClick={() => setDeleting(items)}>
              {t('trash.emptyAll')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.content} {...focusKept}>
        {items?.length === 0 && (
          <EmptyState
            illustration="blank-page"
            title={t('trash.empty')}
            text={t('trash.emptyText', { days: TRASH_DAYS })}
          />
        )}
        {items && items.length > 0 && (
          <>
            {lock && <p className={cx(styles.text, styles.lock)}>{t(`trash.locked.${lock}`)}</p>}
            <ul className={styles.list} aria-label={t('trash.list')}>
              {items.map((chapter) => (
                <TrashRow
                  key={chapter.chapter_id}
                  chapter={chapter}
                  language={story.language}
                  nowMs={nowMs}
                  canRestore={lock === null}
                  onDelete={() => setDeleting([chapter])}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {deleting.length > 0 && (
        <DeleteForGoodDialog
          chapters={deleting}
          loading={remove.isPending}
          onConfirm={deleteForGood}
          onClose={() => setDeleting([])}
        />
      )}
    </section>
  );
}
