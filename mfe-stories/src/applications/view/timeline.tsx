import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { formatDate, useNow } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { isThisYear } from '@myfiction/shared/screen/is-this-year.ts';
import { PhaseGlyph, StatusTag } from '@myfiction/shared/ui.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import { buildTimeline, type TimelineEntry } from './build-timeline.ts';
import { Reasons } from './reasons.tsx';
import styles from './timeline.module.css';

/** What has happened with its dates, what is under way and who acts, what is to come. */
export function Timeline({ view }: { view: ApplicationView }) {
  const t = useViewText();
  return (
    <ol className={styles.timeline} aria-label={t('timeline.label')}>
      {buildTimeline(view).map((entry) => (
        <li key={entry.id} data-state={entry.state} aria-current={entry.state === 'now' ? 'step' : undefined}>
          <span className={styles.mark}>
            <PhaseGlyph phase={entry.glyph} {...(entry.tone && { tone: entry.tone })} />
          </span>
          <div className={styles.entry}>
            <div className={styles.line}>
              <b>{t(entry.title.key, entry.title.params)}</b>
              <EntryTime entry={entry} />
            </div>
            {entry.note && <p className={styles.note}>{entry.note}</p>}
            {entry.hasReasons && <Reasons view={view} className={styles.note} />}
            {entry.state === 'now' && <Expected view={view} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function EntryTime({ entry: { at, when } }: { entry: TimelineEntry }) {
  const t = useViewText();
  const nowMs = useNow();
  if (at) {
    return (
      <ExactTime className={styles.time} at={at}>
        {formatDate(at, isThisYear(at, nowMs) ? 'dayMonth' : 'date')}, {formatDate(at, 'time')}
      </ExactTime>
    );
  }
  return when && <span className={styles.time}>{t(when.key, when.params)}</span>;
}

/** Who acts next, and until when; marked when that has passed. */
function Expected({ view: { next_actor, expected_at, overdue } }: { view: ApplicationView }) {
  const t = useViewText();
  return (
    <>
      <p className={styles.note}>
        {next_actor && t(`who.${next_actor}`)}{' '}
        {expected_at &&
          !overdue &&
          t(next_actor === 'author' ? 'when.until' : 'when.by', { date: formatDate(expected_at, 'dayMonth') })}
      </p>
      {overdue && expected_at && (
        <div className={styles.overdue}>
          <StatusTag tone="brick" glyph="full-bang">
            {t('when.overdue', { date: formatDate(expected_at, 'dayMonth') })}
          </StatusTag>
          {next_actor !== 'author' && <p>{t('overdue.text')}</p>}
        </div>
      )}
    </>
  );
}
