import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useIsPhone, useNow } from '@myfiction/shared/host.ts';
import { LoadMore, type LoadMoreProps } from '@myfiction/shared/screen/load-more.tsx';
import { PhaseGlyph } from '@myfiction/shared/ui.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { WhichBill } from '../api/use-bills.ts';
import { BILL_LOOKS, isOfNothing, listTone } from '../bill-look.ts';
import { isPast, useDayNames } from '../write-days.ts';
import { writeMoney } from '../write-money.ts';
import styles from './month-list.module.css';

interface MonthListProps {
  months: readonly BillSummary[];
  chosen: WhichBill;
  /** In which months begin and end. */
  zone: string;
  list: LoadMoreProps['list'];
}

/** The author's months beside the bill; on phones a row of chips above it. */
export function MonthList({ months, chosen, zone, list }: MonthListProps) {
  const t = useText();
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls, and the address may choose an old month.
  useEffect(() => {
    const month = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && month)
      row.current.scrollLeft = month.offsetLeft - (row.current.clientWidth - month.offsetWidth) / 2;
  }, [chosen.month, chosen.currency]);
  const mixed = new Set(months.map(({ currency }) => currency)).size > 1;
  return (
    <nav ref={row} className={styles.months} aria-label={t('months')}>
      {months.map((bill) => (
        <Month key={`${bill.month} ${bill.currency}`} bill={bill} chosen={chosen} zone={zone} mixed={mixed} />
      ))}
      <LoadMore
        list={list}
        label={t('months.more')}
        loadingLabel={t('months.loading')}
        failedLabel={t('months.failed')}
        onLoaded={() => {}}
      />
    </nav>
  );
}

/** @param mixed there are bills in several currencies: each says its own */
function Month({
  bill,
  chosen,
  zone,
  mixed,
}: Omit<MonthListProps, 'months' | 'list'> & { bill: BillSummary; mixed: boolean }) {
  const t = useText();
  const names = useDayNames();
  const isPhone = useIsPhone();
  const nowMs = useNow();
  const { month, currency, status } = bill;
  const isChosen = month === chosen.month && currency === chosen.currency;
  const look = isOfNothing(bill) ? null : status;
  const code = mixed ? ` ${currency}` : '';
  return (
    <Link to={paths.bill(month, currency)} className={styles.month} aria-current={isChosen ? 'page' : undefined}>
      <span className={styles.name}>
        {isPhone ? names.shortMonth(month) : names.month(month)}
        {code}
      </span>
      <span className={styles.amount}>{writeMoney(bill.net_minor, currency)}</span>
      <span className={styles.state} data-tone={look ? listTone(look) : 'neutral'}>
        <PhaseGlyph phase={look ? BILL_LOOKS[look].phase : 'empty'} />
        {status === null
          ? t(isPast(bill.ends_on, zone, nowMs) ? 'ended' : 'open', { day: names.shortDay(bill.ends_on) })
          : t(isOfNothing(bill) ? 'nothing' : `status.${status}`)}
      </span>
    </Link>
  );
}
