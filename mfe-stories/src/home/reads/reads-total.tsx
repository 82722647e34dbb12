import { formatCompact, formatNumber } from '@myfiction/shared/host.ts';
import type { Reads, ReadsRange } from '../../api/get-reads.ts';
import { trendOf } from '../../chart/trend.ts';
import { useHomeText } from '../i18n/use-home-text.ts';
import styles from './reads-total.module.css';

export interface ReadsTotalProps {
  reads: Reads;
  /** Undefined while the answer is still the one of another range. */
  range: ReadsRange | undefined;
}

/** @example 986K in 30 days, up 18% */
export function ReadsTotal({ reads, range }: ReadsTotalProps) {
  const t = useHomeText();
  if (range === undefined) return <p className={styles.total}>&nbsp;</p>;
  const trend = trendOf(reads.reads, reads.reads_before);
  return (
    <p className={styles.total}>
      <b title={formatNumber(reads.reads)}>{formatCompact(reads.reads)}</b> {t(`reads.in.${range}`)}
      {trend && (
        <span data-direction={trend.direction}>
          {', '}
          <span>
            {t(`reads.${trend.direction}`, { percent: formatNumber(trend.percent / 100, { style: 'percent' }) })}
          </span>
        </span>
      )}
    </p>
  );
}
