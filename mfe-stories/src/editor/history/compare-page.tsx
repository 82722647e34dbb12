import { cx, IconButton, Skeleton, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import paper from '../screen/paper.module.css';
import { usePageSettings } from '../screen/use-page-settings.ts';
import { ChangeSteps } from './change-steps.tsx';
import styles from './compare-page.module.css';
import type { Comparison } from './compare-texts.ts';
import { ComparedChapter } from './compared-chapter.tsx';

export interface ComparePageProps {
  comparison: Comparison | null;
  language: string | undefined;
  /** Why there is nothing to compare. */
  problem: ReactNode;
  /** The way back to the list, where that is not beside the page. */
  onBack?: (() => void) | undefined;
  footer?: ReactNode;
}

/** The sheet with two texts as one, in place of the text that is written. */
export function ComparePage({ comparison, language, problem, onBack, footer }: ComparePageProps) {
  const t = useHistoryText();
  const { className, ...page } = usePageSettings();
  const sheet = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setCurrent] = useState(-1);
  const position = useChapterStore(({ view }) => view.info.position);
  const changes = comparison?.changes ?? [];
  // Another comparison, as after a restore, may have fewer.
  const current = chosen < changes.length ? chosen : -1;
  const step = (to: number) => {
    setCurrent(to);
    const block = scroller.current?.querySelector(`[data-block="${changes[to]}"]`);
    if (block && !isInView(block, scroller.current)) block.scrollIntoView({ block: 'center' });
  };
  const stepToFirst = useRef(() => {});
  stepToFirst.current = () => step(changes.length > 0 ? 0 : -1);
  useEffect(() => {
    if (comparison) stepToFirst.current();
  }, [comparison]);
  // On phones the row that was pressed is gone.
  const isAlone = onBack !== undefined;
  useEffect(() => {
    if (isAlone) sheet.current?.focus({ preventScroll: true });
  }, [isAlone]);
  return (
    <main
      ref={sheet}
      tabIndex={-1}
      className={cx(paper.paper, styles.page, className)}
      {...page}
      aria-label={t('compare.label')}
    >
      <h1>
        <VisuallyHidden>{t('compare.label')}</VisuallyHidden>
      </h1>
      <div className={styles.bar}>
        {onBack && (
          <span className={styles.back}>
            <IconButton label={t('history.back')} icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} />
          </span>
        )}
        <ChangeSteps count={changes.length} current={current} onStep={step} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={paper.scroller} tabIndex={0}>
        {problem}
        {!problem && (
          <article className={paper.text} lang={language}>
            {comparison ? (
              <ComparedChapter comparison={comparison} position={position} current={changes[current]} />
            ) : (
              <div role="status" aria-label={t('compare.loading')}>
                <Skeleton lines={10} height={20} />
              </div>
            )}
          </article>
        )}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </main>
  );
}

function isInView(block: Element, scroller: Element | null): boolean {
  const [inner, outer] = [block.getBoundingClientRect(), scroller?.getBoundingClientRect()];
  return outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
}
