import type { ContestDates } from '@myfiction/shared/contract/campaign.ts';
import { authorZone, formatDate } from '@myfiction/shared/host.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './page.module.css';

const STEPS = ['opens', 'closes', 'shortlist', 'winners'] as const;

/** The four dates on a line, in the reader's zone, which is named. */
export function Dates({ dates, nowMs }: { dates: ContestDates; nowMs: number }) {
  const t = useText();
  return (
    <>
      <VisuallyHidden>
        <h2>{t('dates.title')}</h2>
      </VisuallyHidden>
      <ol className={styles.dates}>
        {STEPS.map((step) => (
          <li key={step} className={Date.parse(dates[step]) <= nowMs ? styles.past : undefined}>
            <b>{formatDate(dates[step])}</b>
            <span>
              {t(`dates.${step}`)}, {formatDate(dates[step], 'time')}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.zone}>{t('dates.zone', { zone: authorZone() })}</p>
    </>
  );
}
