import { useIsPhone } from '@myfiction/shared/host.ts';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { cx, Skeleton, VisuallyHidden } from '@myfiction/shared/ui.ts';
import heading from '../components/chapter-heading.module.css';
import { useEditorText } from '../i18n/use-editor-text.ts';
import type { OpenRequest } from '../session/open-session.ts';
import work from './editor-work.module.css';
import styles from './opening.module.css';
import { OpeningBar } from './opening-bar.tsx';
import paper from './paper.module.css';
import { usePageSettings } from './use-page-settings.ts';

/** The shape of the editor while the chapter is being read: nothing moves when the text comes. */
export function Opening({ request }: { request: OpenRequest }) {
  const t = useEditorText();
  const isPhone = useIsPhone();
  const isShown = useDelayed(true);
  const { className, ...page } = usePageSettings();
  return (
    <div className={work.frame} aria-busy="true">
      <OpeningBar request={request} />
      <main className={cx(paper.paper, className)} {...page}>
        <VisuallyHidden>
          <span role="status">{t('open.loading')}</span>
        </VisuallyHidden>
        {!isPhone && <div className={paper.tools} />}
        <div className={paper.scroller}>
          {isShown && (
            <div className={paper.text}>
              <div className={heading.heading}>
                <Skeleton width={90} height={20} />
              </div>
              <div className={styles.title}>
                <Skeleton width="58%" height="100%" />
              </div>
              <Skeleton lines={8} height={16} />
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
