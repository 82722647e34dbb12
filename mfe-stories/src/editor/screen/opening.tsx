import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { Skeleton, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import work from './editor-work.module.css';
import styles from './opening.module.css';
import paper from './paper.module.css';

/** The shape of the editor while the chapter is being read. */
export function Opening() {
  const t = useEditorText();
  const isShown = useDelayed(true);
  return (
    <div className={work.frame} aria-busy="true">
      <div className={styles.bar} />
      <main className={paper.paper}>
        <VisuallyHidden>
          <span role="status">{t('open.loading')}</span>
        </VisuallyHidden>
        {isShown && (
          <div className={styles.text}>
            <Skeleton width={90} height={16} />
            <Skeleton width={380} height={34} />
            <Skeleton lines={8} height={16} />
          </div>
        )}
      </main>
    </div>
  );
}
