import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { TableTwin } from '@myfiction/shared/screen/table-twin.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useDayNames } from '../write-days.ts';
import { writeFigure } from '../write-money.ts';
import styles from './months-chart.module.css';

/** Less than this is not seen; a month of nothing has no bar. */
const LEAST_PERCENT = 2;

/** What the last months came to, with a table of the same figures. The running month is hatched; one bar compares nothing. */
export function MonthsChart({ bill }: { bill: BillDetail }) {
  const t = useText();
  const names = useDayNames();
  const { recent, currency } = bill;
  const most = Math.max(1, ...recent.map(({ net_minor }) => net_minor));
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || first === last) return null;
  const label = t('chart.label', { from: names.month(first.month), to: names.month(last.month) });
  return (
    <section aria-labelledby="bill-chart">
      <h3 id="bill-chart" className={styles.title}>
        {t('chart.title', { count: recent.length })}
      </h3>
      <div className={styles.bars} role="img" aria-label={label}>
        {recent.map(({ month, net_minor, running }) => (
          <div key={month}>
            <span className={styles.place}>
              <i
                className={styles.bar}
                data-chosen={month === bill.month || undefined}
                data-running={running || undefined}
                style={{ height: net_minor > 0 ? `${Math.max(LEAST_PERCENT, (net_minor / most) * 100)}%` : 0 }}
              />
            </span>
            <span>{names.monthOnly(month)}</span>
          </div>
        ))}
      </div>
      <Twin recent={recent} label={label} write={(amount) => writeFigure(amount, currency)} />
    </section>
  );
}

interface TwinProps {
  recent: BillDetail['recent'];
  label: string;
  write: (amount: number) => string;
}

/** The figures to read instead of to look at, newest first. */
function Twin({ recent, label, write }: TwinProps) {
  const t = useText();
  const names = useDayNames();
  return (
    <div className={styles.twin}>
      <TableTwin showLabel={t('chart.asTable')} hideLabel={t('chart.withoutTable')}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col">{t('chart.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {recent.toReversed().map(({ month, net_minor, running }) => (
              <tr key={month}>
                <th scope="row">{running ? t('chart.estimate', { month: names.month(month) }) : names.month(month)}</th>
                <td>{write(net_minor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableTwin>
    </div>
  );
}
