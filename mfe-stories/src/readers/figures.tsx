import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formatCompact, formatDate, formatNumber, useNow } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { cx, Segmented, Skeleton } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { READS_RANGES, type Reads, type ReadsRange, useReads } from '../api/get-reads.ts';
import { AreaChart } from '../chart/area-chart.tsx';
import type { ChartText } from '../chart/chart-point.ts';
import { trendOf } from '../chart/trend.ts';
import { PartTitle } from '../common/part-title.tsx';
import { Failed } from './failed.tsx';
import { type ReadersText, useReadersText } from './i18n/use-readers-text.ts';
import styles from './readers-tab.module.css';

export interface FiguresProps {
  storyId: string;
  range: ReadsRange;
  onRange: (range: ReadsRange) => void;
}

/** Reads and new followers by day, side by side. */
export function Figures({ storyId, range, onRange }: FiguresProps) {
  const t = useReadersText();
  const query = useReads(range, storyId);
  const late = useDelayed(query.isPending);
  return (
    <section>
      <div className={styles.range}>
        <Segmented
          label={t('range.label')}
          value={range}
          onChange={onRange}
          options={READS_RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
        />
      </div>
      <StatusMessage text={late ? t('loading') : ''} />
      {query.isPending && (
        <div className={styles.waiting}>
          <Skeleton height="100%" radius={8} />
        </div>
      )}
      {query.isError && !query.data && <Failed onRetry={() => void query.refetch()} />}
      {query.data && (
        <div className={styles.charts} aria-busy={query.isPlaceholderData}>
          <Figure
            title={t('reads.title')}
            total={<ReadsTotal reads={query.data} range={query.isPlaceholderData ? undefined : range} />}
            none={t('reads.none')}
          >
            {chartOf(query.data, 'reads', readsText(t))}
          </Figure>
          <Figure
            title={t('followers.title')}
            total={
              <>
                <b>{formatNumber(query.data.followers)}</b> {t('followers.total', { count: query.data.new_followers })}
              </>
            }
            none={t('followers.none')}
          >
            {chartOf(query.data, 'new_followers', followersText(t))}
          </Figure>
        </div>
      )}
      <p className={cx(styles.note, styles.utc)}>{t('utc', { time: formatDate(nextDay(useNow()), 'time') })}</p>
    </section>
  );
}

/** When the next day of the figures begins. */
function nextDay(nowMs: number): string {
  return new Date((Math.floor(nowMs / DAY_MS) + 1) * DAY_MS).toISOString();
}

interface FigureProps {
  title: string;
  total: ReactNode;
  /** Said in place of a chart of nothing. */
  none: string;
  children: ReactNode;
}

function Figure({ title, total, none, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <PartTitle level={2}>{title}</PartTitle>
      <p className={styles.total}>{total}</p>
      {children ?? <p className={styles.none}>{none}</p>}
    </div>
  );
}

/** @param range undefined while the answer is still the one of another range */
function ReadsTotal({ reads, range }: { reads: Reads; range: ReadsRange | undefined }) {
  const t = useReadersText();
  if (range === undefined) return <>&nbsp;</>;
  const trend = trendOf(reads.reads, reads.reads_before);
  return (
    <>
      <b title={formatNumber(reads.reads)}>{formatCompact(reads.reads)}</b> {t(`reads.total.${range}`)}
      {trend && (
        <>
          {', '}
          <span data-direction={trend.direction}>
            {t(trend.direction, { percent: formatNumber(trend.percent / 100, { style: 'percent' }) })}
          </span>
        </>
      )}
    </>
  );
}

function chartOf({ days }: Reads, key: 'reads' | 'new_followers', text: ChartText): ReactNode {
  const points = days.map((day) => ({ day: day.day, value: day[key] }));
  return points.some(({ value }) => value > 0) ? <AreaChart points={points} text={text} /> : null;
}

function readsText(t: ReadersText): ChartText {
  return {
    ...commonText(t),
    label: t('reads.chart'),
    valueText: (count) => t('reads.value', { count, number: formatNumber(count) }),
    valueColumn: t('reads.title'),
  };
}

function followersText(t: ReadersText): ChartText {
  return {
    ...commonText(t),
    label: t('followers.chart'),
    valueText: (count) => t('followers.value', { count, number: formatNumber(count) }),
    valueColumn: t('followers.new'),
  };
}

function commonText(t: ReadersText) {
  return { today: t('today'), asTable: t('asTable'), withoutTable: t('withoutTable'), dayColumn: t('day') };
}
