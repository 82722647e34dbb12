import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { formatDate, formatNumber, useIsPhone, useNow } from '@myfiction/shared/host.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import type { HistoryControls } from './use-history.ts';
import styles from './version-list.module.css';
import { VersionRow } from './version-row.tsx';
import { dayOf, groupByDay } from './version-time.ts';
import { versionReason } from './version-words.ts';

export interface VersionListProps {
  history: HistoryControls;
  versions: readonly ChapterVersion[];
}

/** The text as it is now, and the versions before it, day by day. */
export function VersionList({ history, versions }: VersionListProps) {
  const t = useHistoryText();
  const isPhone = useIsPhone();
  const now = new Date(useNow());
  const wordsNow = useChapterStore((store) => store.words);
  const status = useChapterStore(({ view }) => view.info.status);
  const words = (count: number) => t('history.words', { count, words: formatNumber(count) });
  const dayName = (at: string) => {
    const day = dayOf(at, now);
    return day === 'earlier' ? formatDate(at, 'weekday') : t(`history.${day}`);
  };
  return (
    <div className={styles.list}>
      <ul aria-label={t('history.now')}>
        <VersionRow
          when={t('history.now')}
          why={t(status === 'draft' ? 'history.now.draft' : 'history.now.published')}
          words={words(wordsNow)}
          isChosen={history.version === null}
          // On phones the list stands in the place of the text.
          onChoose={() => (isPhone ? history.close() : history.show(null))}
        />
      </ul>
      {groupByDay(versions).map(({ at, versions: ofDay }) => (
        <section key={at} aria-label={dayName(at)}>
          <h3 className={styles.day}>{dayName(at)}</h3>
          <ul>
            {ofDay.map((version) => (
              <VersionRow
                key={version.number}
                when={formatDate(version.created_at, 'time')}
                why={
                  version.published
                    ? `${versionReason(version, t)}. ${t('history.readers')}`
                    : versionReason(version, t)
                }
                words={words(version.words)}
                isChosen={history.version === version.number}
                onChoose={() => history.show(version.number)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
