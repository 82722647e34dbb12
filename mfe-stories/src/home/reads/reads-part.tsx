import { formatNumber } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { Button, cx, Segmented, Skeleton } from '@myfiction/shared/ui.ts';
import { READS_RANGES, type Reads, useReads } from '../../api/get-reads.ts';
import { AreaChart } from '../../chart/area-chart.tsx';
import { PartTitle } from '../../common/part-title.tsx';
import { useReadsRange } from '../../common/use-reads-range.ts';
import { type HomeText, useHomeText } from '../i18n/use-home-text.ts';
import parts from '../parts.module.css';
import { ReadsTotal } from './reads-total.tsx';

/** How much the author is read. It asks for itself: a chart that does not load takes nothing else with it. */
export function ReadsPart() {
  const t = useHomeText();
  const [range, setRange] = useReadsRange();
  const query = useReads(range);
  const late = useDelayed(query.isPending);
  const reads = query.data;
  return (
    <section className={cx(parts.part, parts.column)} aria-labelledby="home-reads">
      <div className={parts.head}>
        <div>
          <PartTitle level={3} id="home-reads">
            {t('reads.title')}
          </PartTitle>
          {!reads && <p className={parts.quiet}>&nbsp;</p>}
          {reads && <ReadsTotal reads={reads} range={query.isPlaceholderData ? undefined : range} />}
        </div>
        <Segmented
          label={t('reads.range')}
          value={range}
          onChange={setRange}
          options={READS_RANGES.map((value) => ({ value, label: t(`reads.range.${value}`) }))}
        />
      </div>
      <StatusMessage text={late ? t('reads.loading') : ''} />
      {late && <Skeleton height={180} radius={8} />}
      {query.isError && !reads && (
        <p className={parts.failed} role="alert">
          {t('reads.failed')}{' '}
          <Button size="sm" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {reads && <ReadsChart reads={reads} t={t} />}
    </section>
  );
}

function ReadsChart({ reads, t }: { reads: Reads; t: HomeText }) {
  const points = reads.days.map(({ day, reads: value }) => ({ day, value }));
  if (points.every(({ value }) => value === 0)) {
    return <p className={parts.empty}>{t(wasRead(reads) ? 'reads.noneInRange' : 'reads.none')}</p>;
  }
  return <AreaChart points={points} text={chartText(t)} />;
}

/** Ever: somebody whose last reader came long ago does not wait for the first one. */
function wasRead({ reads, reads_before, reads_all = 0 }: Reads): boolean {
  return reads + (reads_before ?? 0) + reads_all > 0;
}

function chartText(t: HomeText) {
  return {
    label: t('reads.chart'),
    valueText: (count: number) => t('reads.value', { count, number: formatNumber(count) }),
    today: t('reads.today'),
    asTable: t('reads.asTable'),
    withoutTable: t('reads.withoutTable'),
    dayColumn: t('reads.day'),
    valueColumn: t('reads.title'),
  };
}
