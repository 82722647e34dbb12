import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { ButtonLink, Cover, ErrorState, Skeleton, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { ArrowUpRight } from 'lucide-react';
import { useContext } from '../api/get-thread.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './context-pane.module.css';
import { Passage } from './passage.tsx';
import { ReaderCard } from './reader-card.tsx';

/** Beside the current comment: the passage that it is about, and who wrote it. `isWaiting` while there may be one yet. */
export function ContextPane({ commentId, isWaiting }: { commentId: string | undefined; isWaiting?: boolean }) {
  const t = useText();
  const context = useContext(commentId);
  if (commentId === undefined) return isWaiting ? <ContextSkeleton /> : null;
  if (isMissing(context.error)) return <p className={styles.note}>{t('context.gone')}</p>;
  if (context.isError && !context.data) {
    return <ErrorState title={t('context.error')} onRetry={() => void context.refetch()} />;
  }
  if (!context.data) return <ContextSkeleton />;
  const { story, chapter, comment } = context.data;
  return (
    <>
      <div className={styles.head}>
        <Cover title={story.title} author={story.pen_name} genre={story.genre} src={story.cover} width={40} />
        <div className={styles.where}>
          <h2 className={styles.title}>{t(chapter ? 'context.title' : 'context.story')}</h2>
          <p className={styles.chapter}>
            {chapter
              ? t('chapter.named', { number: formatNumber(chapter.position), title: chapter.title })
              : story.title}
          </p>
        </div>
        {chapter && (
          <ButtonLink variant="ghost" size="sm" className={styles.open} to={paths.previewChapter(chapter.chapter_id)}>
            <ArrowUpRight aria-hidden="true" />
            <VisuallyHidden>{t('context.open')}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      <Passage context={context.data} />
      {context.data.reader && <ReaderCard comment={comment} reader={context.data.reader} />}
    </>
  );
}

function ContextSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton width={40} height={53} radius={4} />
        <Skeleton width="60%" lines={2} />
      </div>
      <Skeleton lines={5} height={18} />
    </div>
  );
}
