import type { BillBalance } from '@myfiction/shared/contract/calls/bill.ts';
import { CURRENCIES } from '@myfiction/shared/contract/money.ts';
import { useText } from '../../i18n/use-text.ts';
import { LargeFigure } from '../large-figure.tsx';
import { useDayNames } from '../write-days.ts';
import { writeMoney } from '../write-money.ts';
import styles from './balance.module.css';

/** What there is to withdraw and when more comes, for each currency by itself. */
export function Balance({ balances }: { balances: readonly BillBalance[] }) {
  const t = useText();
  return (
    <section className={styles.balances} aria-label={t('balance')}>
      {balances.length === 0 && <p className={styles.none}>{t('balance.none')}</p>}
      {balances.map((balance) => (
        <CurrencyBalance key={balance.currency} balance={balance} />
      ))}
    </section>
  );
}

function CurrencyBalance({ balance }: { balance: BillBalance }) {
  const t = useText();
  const names = useDayNames();
  const { currency, available_minor, requested_minor, pending_minor, next_payday } = balance;
  const write = (amountMinor: number) => writeMoney(amountMinor, currency);
  return (
    <p className={styles.balance}>
      <span>
        <LargeFigure amountMinor={available_minor} currency={currency} className={styles.amount} />{' '}
        {t('balance.available')}
      </span>
      {requested_minor > 0 && <span>{t('balance.requested', { amount: write(requested_minor) })}</span>}
      {next_payday !== null && <span>{t('balance.payday', { day: names.day(next_payday) })}</span>}
      {next_payday === null && isTooLittle(balance) && (
        <span>
          {t('balance.waits', { amount: write(pending_minor), least: write(CURRENCIES[currency].leastPayoutMinor) })}
        </span>
      )}
    </p>
  );
}

/** Small months wait for others, and only what waits tells how long. */
function isTooLittle({ currency, available_minor, requested_minor, pending_minor }: BillBalance): boolean {
  const unpaidMinor = available_minor + requested_minor + pending_minor;
  return pending_minor > 0 && unpaidMinor < CURRENCIES[currency].leastPayoutMinor;
}
