import { formatNumber } from '@myfiction/shared/host.ts';
import { cx, Ribbon, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { weekdayName } from '../../common/describe-schedule.ts';
import { useHomeText } from '../i18n/use-home-text.ts';
import { type DayPage, LINES, lineWidth } from './week.ts';
import styles from './week-pages.module.css';

/** Seven small pages, filled as the days were. A day without writing is a blank page and nothing more. */
export function WeekPages({ pages, language }: { pages: readonly DayPage[]; language: string }) {
  const t = useHomeText();
  return (
    <ol className={styles.week}>
      {pages.map(({ day, words, state, off, lines, reached, stacked }, index) => (
        <li key={day} className={styles.day}>
          <span className={cx(styles.page, stacked && styles.stacked)} data-state={state} aria-hidden="true">
            {reached && <Ribbon className={styles.ribbon} />}
            {Array.from({ length: LINES }, (_, line) => (
              <i key={line} data-written={line < lines || undefined} style={{ width: `${lineWidth(day, line)}%` }} />
            ))}
          </span>
          <b>
            {words > 0 && formatNumber(words)}
            {off && <span className={styles.off}>{t('week.off')}</span>}
            {words === 0 && !off && (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t('week.rest')}</VisuallyHidden>
              </>
            )}
          </b>
          <span>{state === 'today' ? t('week.today') : weekdayName(index + 1, language, 'short')}</span>
          {reached && <VisuallyHidden>, {t('week.reached')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
