import { formatDate, formatNumber, useTranslation } from '@myfiction/shared/host.ts';
import { TableTwin } from '@myfiction/shared/screen/table-twin.tsx';
import styles from './area-chart.module.css';
import { byMonth } from './by-month.ts';
import type { ChartPoint, ChartText } from './chart-point.ts';

/** Beyond this many days a row for each is no longer read by anybody. */
const DAYS_MOST = 120;

/** The chart's figures to read instead of to look at, newest first. */
export function ChartTable({ points, text }: { points: readonly ChartPoint[]; text: ChartText }) {
  return (
    <TableTwin showLabel={text.asTable} hideLabel={text.withoutTable} about={text.label}>
      <Rows points={points} text={text} />
    </TableTwin>
  );
}

function Rows({ points, text }: { points: readonly ChartPoint[]; text: ChartText }) {
  const { language } = useTranslation();
  const monthly = points.length > DAYS_MOST;
  const rows = (monthly ? byMonth(points) : points).toReversed();
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label={text.label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.dayColumn}</th>
            <th scope="col">{text.valueColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{monthly ? month.format(new Date(day)) : formatDate(day, 'date', 'UTC')}</th>
              <td>{formatNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
