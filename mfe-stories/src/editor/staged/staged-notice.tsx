import { Button } from '@myfiction/shared/ui.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useStagedText } from '../i18n/use-staged-text.ts';
import { useScreen } from '../screen/screen-context.ts';
import styles from './staged-notice.module.css';

/** Over a published chapter: what readers see while the author edits. */
export function StagedNotice() {
  const t = useStagedText();
  const { open } = useScreen();
  const staged = useChapterStore(({ view }) => view.info.staged);
  const isPublished = useChapterStore(({ view }) => view.info.status === 'published');
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  if (!isPublished) return null;
  return (
    <div className={styles.notice} role="status">
      <span>{t(staged ? 'staged.staged' : 'staged.quiet')}</span>
      {staged && isWriter && (
        <Button size="sm" variant="ghost" onClick={() => open('discard')}>
          {t('staged.discard')}
        </Button>
      )}
    </div>
  );
}
