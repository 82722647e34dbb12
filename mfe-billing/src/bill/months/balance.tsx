import type { BillBalance } from '@myfiction/shared/contract/calls/bill.ts';
import { useText } from '../../i18n/use-text.ts';
import { LargeFigure } from '../large-figure.tsx';
import { useDayNames } from '../write-days.ts';
import { writeMoney } from '../write-money.ts';
import styles from './balance.module.css';

/** What there is to withdraw and when more comes, for each currency by itself. */
export function Balance({ balances }: { balances: readonly BillBalance[] }) {
  const t = useText();
  const names = useDayNames();
  return (
    <section className={styles.balances} aria-label={t('balance')}>
      {balances.length === 0 && <p className={styles.none}>{t('balance.none')}</p>}
      {balances.map(({ currency, available_minor, requested_minor, pending_minor, next_payday }) => {
        const told = (key: 'balance.requested' | 'balance.pending', minor: number) => (
          <span>{t(key, { amount: writeMoney(minor, currency) })}</span>
        );
        return (
          <p key={currency} className={styles.balance}>
            <span>
              <LargeFigure amountMinor={available_minor} currency={currency} className={styles.amount} />{' '}
              {t('balance.available')}
            </span>
            {requested_minor > 0 && told('balance.requested', requested_minor)}
            {next_payday !== null && <span>{t('balance.payday', { day: names.day(next_payday) })}</span>}
            {next_payday === null && pending_minor > 0 && told('balance.pending', pending_minor)}
          </p>
        );
      })}
    </section>
  );
}
