import type { BillBalance } from '@myfiction/shared/contract/calls/bill.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { BlockerText } from '../blocker-text.tsx';
import { LargeFigure } from '../large-figure.tsx';
import { useDayNames } from '../write-days.ts';
import { writeMoney } from '../write-money.ts';
import styles from './balance.module.css';

/** What there is to withdraw and when more comes, for each currency by itself. */
export function Balance({ balances, lockedUntil }: { balances: readonly BillBalance[]; lockedUntil: string | null }) {
  const t = useText();
  const names = useDayNames();
  return (
    <section className={styles.balances} aria-label={t('balance')}>
      {balances.length === 0 && <p className={styles.none}>{t('balance.none')}</p>}
      {balances.map((balance) => {
        const { currency, available_minor, requested_minor, held_minor, held_by, pending_minor, next_payday } = balance;
        const told = (key: 'balance.requested' | 'balance.held' | 'balance.pending', minor: number, why?: ReactNode) =>
          minor > 0 && (
            <span>
              {t(key, { amount: writeMoney(minor, currency) })} {why}
            </span>
          );
        return (
          <p key={currency} className={styles.balance}>
            <span>
              <LargeFigure amountMinor={available_minor} currency={currency} className={styles.amount} />{' '}
              {t('balance.available')}
            </span>
            {told('balance.requested', requested_minor)}
            {told(
              'balance.held',
              held_minor,
              held_by && <BlockerText blocker={held_by} currency={currency} lockedUntil={lockedUntil} />,
            )}
            {next_payday === null ? (
              told('balance.pending', pending_minor)
            ) : (
              <span>{t('balance.payday', { day: names.day(next_payday) })}</span>
            )}
          </p>
        );
      })}
    </section>
  );
}
