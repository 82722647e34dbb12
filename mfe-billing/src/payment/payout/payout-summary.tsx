import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { RemovePayout } from './remove-payout.tsx';

interface PayoutSummaryProps {
  info: PaymentInfo;
  payout: NonNullable<PaymentInfo['payout']>;
  onChange: () => void;
}

/** How the author is paid now, and what can be done about it. */
export function PayoutSummary({ info, payout, onChange }: PayoutSummaryProps) {
  const t = usePaymentText();
  return (
    <div className={styles.summary}>
      <div>
        <div className={styles.summaryTitle}>
          {t(`payout.${payout.kind}`)} <span className={styles.masked}>{payout.masked}</span>
        </div>
        <div className={styles.quiet}>
          {[payout.holder, payout.currency, t('payout.savedAt', { day: formatDate(payout.saved_at, 'date') })]
            .filter(Boolean)
            .join(', ')}
        </div>
      </div>
      <div className={styles.buttons}>
        <RemovePayout info={info} masked={payout.masked} />
        <Button onClick={onChange}>{t('payout.change')}</Button>
      </div>
    </div>
  );
}
