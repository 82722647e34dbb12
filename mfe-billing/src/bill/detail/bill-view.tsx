import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { EmptyState, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useText } from '../../i18n/use-text.ts';
import { useBill, type WhichBill } from '../api/use-bills.ts';
import { isOfNothing } from '../bill-look.ts';
import { MonthsChart } from '../chart/months-chart.tsx';
import { Stories } from '../stories/stories.tsx';
import { BillHead } from './bill-head.tsx';
import { BillNotices } from './bill-notices.tsx';
import { BillSteps } from './bill-steps.tsx';
import styles from './bill-view.module.css';
import { Sums } from './sums.tsx';

interface BillViewProps {
  which: WhichBill;
  /** Time zone of settlement. */
  zone: string;
  /** Until when the payout method pays nothing; null when it pays. */
  lockedUntil: string | null;
}

/** One month, from its net down to each line. */
export function BillView({ which, zone, lockedUntil }: BillViewProps) {
  const bill = useBill(which);
  const late = useDelayed(bill.isPending);
  return (
    <section className={styles.bill} aria-busy={bill.isFetching || undefined}>
      {late && <Skeleton lines={8} height={36} />}
      {bill.isError && !bill.data && <NoBill error={bill.error} onRetry={() => void bill.refetch()} />}
      {bill.data && <Bill bill={bill.data} zone={zone} lockedUntil={lockedUntil} />}
    </section>
  );
}

/** One that a link names and that was never made, or one that did not come. */
function NoBill({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  if (isMissing(error))
    return <EmptyState illustration="receipt" title={t('missing.title')} text={t('missing.text')} />;
  return <ErrorState title={t('error.one')} text={t('error.text')} onRetry={onRetry} />;
}

function Bill({ bill, zone, lockedUntil }: { bill: BillDetail } & Omit<BillViewProps, 'which'>) {
  return (
    <>
      <BillHead bill={bill} />
      {bill.status !== null && !isOfNothing(bill) && <BillSteps bill={bill} zone={zone} />}
      <BillNotices bill={bill} zone={zone} lockedUntil={lockedUntil} />
      <Stories bill={bill} />
      <div className={styles.bottom}>
        <MonthsChart bill={bill} />
        <Sums bill={bill} />
      </div>
    </>
  );
}
