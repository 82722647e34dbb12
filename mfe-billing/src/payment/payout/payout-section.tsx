import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Alert, Button } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { PayoutEditor } from './payout-editor.tsx';

/** How the author is paid, and the form to change it. */
export function PayoutSection({ info }: { info: PaymentInfo }) {
  const t = usePaymentText();
  const { payout } = info;
  const [isEditing, setEditing] = useStateOverSignIn('payout', payout === null);
  const focusKept = useFocusKept<HTMLElement>();
  // Where another tab saves a first method meanwhile, what is typed here stays.
  const showEditor = isEditing || payout === null;
  return (
    <section className={styles.section} aria-labelledby="payout-title" {...focusKept}>
      <h2 id="payout-title">{t('payout.title')}</h2>
      {payout?.locked_until && (
        <Alert tone="blue" title={t('locked', { day: formatDate(payout.locked_until, 'date') })} />
      )}
      {payout && !showEditor && (
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
          <Button onClick={() => setEditing(true)}>{t('payout.change')}</Button>
        </div>
      )}
      {showEditor && (
        <>
          {!payout && <p className={styles.quiet}>{t('payout.empty')}</p>}
          <PayoutEditor info={info} onDone={() => setEditing(false)} />
        </>
      )}
    </section>
  );
}
