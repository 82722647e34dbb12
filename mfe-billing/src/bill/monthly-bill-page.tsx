import { paths } from '@myfiction/shared/contract/paths.ts';
import { usePageTitle } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ButtonLink, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { useMemo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useBills } from './api/use-bills.ts';
import { BillSkeleton } from './bill-skeleton.tsx';
import { BillView } from './detail/bill-view.tsx';
import styles from './monthly-bill-page.module.css';
import { Balance } from './months/balance.tsx';
import { MonthList } from './months/month-list.tsx';
import { useChosenBill } from './use-chosen-bill.ts';

/** What an author earns: the months, and one of them from its net down to each line. */
export function MonthlyBillPage() {
  const t = useText();
  const list = useBills();
  const late = useDelayed(list.isPending);
  usePageTitle(t('page.monthly-bill'));
  const first = list.data?.pages[0];
  const bills = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const running = first?.running ?? [];
  const chosen = useChosenBill(running, bills);
  const months = [...running, ...bills];
  return (
    <div className={styles.screen}>
      <StatusMessage text={late ? t('loading') : ''} />
      {late && <BillSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t('error.title')} text={t('error.text')} onRetry={() => void list.refetch()} />
      )}
      {first && !chosen && <NoBills />}
      {first && chosen && (
        <div className={styles.page}>
          <div className={styles.months}>
            <Balance balances={first.balances} lockedUntil={first.method_locked_until} />
            <MonthList months={months} chosen={chosen} zone={first.settlement_zone} list={list} />
          </div>
          <BillView
            which={chosen}
            zone={first.settlement_zone}
            lockedUntil={first.method_locked_until}
            key={chosen.currency}
          />
        </div>
      )}
    </div>
  );
}

function NoBills() {
  const t = useText();
  return (
    <div className={styles.empty}>
      <EmptyState
        illustration="receipt"
        title={t('bill.title')}
        text={t('bill.text')}
        action={
          <ButtonLink to={paths.myStories()} variant="primary" size="lg">
            {t('bill.action')}
          </ButtonLink>
        }
      />
    </div>
  );
}
