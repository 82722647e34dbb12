import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { PayoutEditor } from './payout-editor.tsx';
import { PayoutSummary } from './payout-summary.tsx';

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
      {payout && !showEditor && <PayoutSummary info={info} payout={payout} onChange={() => setEditing(true)} />}
      {showEditor && (
        <>
          {!payout && <p className={styles.quiet}>{t('payout.empty')}</p>}
          <PayoutEditor info={info} onDone={() => setEditing(false)} />
        </>
      )}
    </section>
  );
}
