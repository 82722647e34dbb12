import { useIsPhone } from '@myfiction/shared/host.ts';
import { LoadMore } from '@myfiction/shared/screen/load-more.tsx';
import { EmptyState, IconButton, Skeleton, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { HistoryProblem } from './history-problem.tsx';
import { useVersions } from './history-queries.ts';
import type { HistoryControls } from './use-history.ts';
import { VersionList } from './version-list.tsx';
import styles from './version-panel.module.css';

export interface VersionPanelProps {
  history: HistoryControls;
  /** What can be done with the version that is looked at. */
  footer?: ReactNode;
  ref: Ref<HTMLElement>;
}

/** The chapter's history beside the text; on phones in its place. */
export function VersionPanel({ history, footer, ref }: VersionPanelProps) {
  const t = useHistoryText();
  const editor = useEditorText();
  const isPhone = useIsPhone();
  return (
    <aside ref={ref} className={styles.panel} aria-label={t('history.title')}>
      {isPhone && (
        // The page's own heading is behind it.
        <h1>
          <VisuallyHidden>{editor('page.edit')}</VisuallyHidden>
        </h1>
      )}
      <header className={styles.head}>
        <h2>{t('history.title')}</h2>
        <IconButton label={t('history.close')} size="sm" icon={<X aria-hidden="true" />} onClick={history.close} />
      </header>
      <div className={styles.scroller}>
        <Versions history={history} />
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </aside>
  );
}

function Versions({ history }: { history: HistoryControls }) {
  const t = useHistoryText();
  const { chapterId } = useEditor().session.target;
  const isCreated = useChapterStore(({ view }) => view.isCreated);
  const versions = useVersions(chapterId, isCreated);
  const items = versions.data?.pages.flatMap((page) => page.items) ?? [];
  const isLost = versions.isError && !versions.isFetchNextPageError;
  return (
    <>
      <VersionList history={history} versions={items} />
      {versions.isLoading && (
        <div className={styles.loading} role="status" aria-label={t('history.loading')}>
          <Skeleton lines={6} height={18} />
        </div>
      )}
      {isLost && <HistoryProblem error={versions.error} onRetry={() => void versions.refetch()} />}
      {!versions.isLoading && !isLost && items.length === 0 && (
        <EmptyState illustration="blank-page" title={t('history.empty')} text={t('history.empty.text')} />
      )}
      {!isLost && (
        <LoadMore
          list={versions}
          label={t('history.more')}
          loadingLabel={t('history.loading')}
          failedLabel={t('history.moreFailed')}
          near
        />
      )}
    </>
  );
}
