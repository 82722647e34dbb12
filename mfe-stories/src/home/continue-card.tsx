import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, formatRelative } from '@myfiction/shared/host.ts';
import { Button, ButtonLink, Cover, Skeleton } from '@myfiction/shared/ui.ts';
import { Check } from 'lucide-react';
import { useChapter } from '../api/get-chapter.ts';
import { useDelayed } from '../common/use-delayed.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './home.module.css';
import { lastWords } from './last-words.ts';

/** The last sentences that the author wrote and the caret after them. The way on works before they are loaded. */
export function ContinueCard({ story, chapterId }: { story: StorySummary; chapterId: string }) {
  const t = useText();
  const query = useChapter(chapterId);
  const late = useDelayed(query.isPending);
  const chapter = query.data;
  const number = chapter ? formatNumber(chapter.position) : '';
  const words = chapter ? lastWords(chapter.content) : '';
  return (
    <>
      <div className={styles.chapter}>
        <Cover title={story.title} author={story.author} genre={story.genre} src={story.cover} width={54} />
        <div className={styles.grow}>
          <h3 className={styles.chapterTitle}>
            {chapter && t(chapter.title ? 'home.chapter' : 'home.chapterUntitled', { number, title: chapter.title })}
            {late && <Skeleton width="60%" height={20} />}
          </h3>
          <p className={styles.quiet}>{story.title}</p>
        </div>
      </div>
      <div className={styles.lastPlace}>
        {chapter && (
          <p className={styles.last} data-blank={words === '' || undefined}>
            {words || t('home.blankPage')}
            <i className={styles.caret} aria-hidden="true" />
          </p>
        )}
        {late && <Skeleton lines={4} height={20} />}
        {query.isError && !chapter && (
          <p className={styles.failed} role="alert">
            {t('home.chapterFailed')}{' '}
            <Button size="sm" onClick={() => void query.refetch()}>
              {t('home.retry')}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.act}>
        <ButtonLink variant="primary" size="lg" to={paths.editChapter(chapterId)}>
          {t('home.continue')}
        </ButtonLink>
        {chapter && (
          <span className={styles.saved}>
            <Check aria-hidden="true" />
            {t('home.saved', { when: formatRelative(chapter.edited_at) })}
          </span>
        )}
      </div>
    </>
  );
}
