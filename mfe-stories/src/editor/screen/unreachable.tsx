import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import work from './editor-work.module.css';
import styles from './opening.module.css';
import paper from './paper.module.css';

/** The server does not answer and this device has no copy. Part of the page: nothing more could be fetched for it. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useEditorText();
  return (
    <div className={work.frame}>
      <header className={styles.bar}>
        <Link to={paths.myStories()} className={styles.back}>
          {t('open.stories')}
        </Link>
      </header>
      <main className={paper.paper}>
        <ErrorState title={t('open.error.title')} onRetry={onRetry} />
      </main>
    </div>
  );
}
