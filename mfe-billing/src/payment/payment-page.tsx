import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate, formatMoney, Link, useTranslation } from '@myfiction/shared/host.ts';
import { Alert, ButtonLink, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { usePaymentText } from './i18n/use-payment-text.ts';
import styles from './payment.module.css';
import { PayoutSection } from './payout/payout-section.tsx';
import { TaxSection } from './tax/tax-section.tsx';
import { usePayment } from './use-payment.ts';

export function PaymentPage() {
  const payment = usePayment();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {payment.isPending && <Skeleton lines={10} />}
        {payment.isError && !payment.data && <ErrorState onRetry={() => void payment.refetch()} />}
        {payment.data && <Payment info={payment.data} />}
      </div>
      {/* On a phone it stands below, and would be pushed away. */}
      {!payment.isPending && <Aside />}
    </div>
  );
}

function Payment({ info }: { info: PaymentInfo }) {
  const t = usePaymentText();
  return (
    <>
      <NextPayment info={info} />
      {info.email === '' && (
        <Alert
          tone="amber"
          title={t('noEmail')}
          action={<ButtonLink to={paths.settings()}>{t('noEmail.action')}</ButtonLink>}
        >
          {t('noEmail.text')}
        </Alert>
      )}
      <PayoutSection info={info} />
      <TaxSection info={info} />
    </>
  );
}

/** What waits for the author, and until when it still reaches the next payday. */
function NextPayment({ info }: { info: PaymentInfo }) {
  const t = usePaymentText();
  const { language } = useTranslation();
  const next = info.next_payment;
  const { state, counting } = info.tax;
  const isReady = info.payout !== null && (state === 'valid' || state === 'checking' || Boolean(counting));
  if (!next || isReady) return null;
  const title = t('confirmBy', {
    day: formatDate(next.confirm_by, 'dayMonth', 'UTC'),
    month: monthName(next.month, language),
    amount: formatMoney(next.amount_minor, next.currency),
  });
  return <Alert tone="amber" title={title} />;
}

function Aside() {
  const t = usePaymentText();
  return (
    <aside className={styles.aside} aria-labelledby="why">
      <h2 id="why">{t('why.title')}</h2>
      <p>{t('why.text')}</p>
      <h2>{t('which.title')}</h2>
      <p>
        {t('which.text')} <span>W-8BEN.</span>{' '}
        <Link to={`${paths.helpCenter()}?article=tax-form`}>{t('which.guide')}</Link>
      </p>
      <h2>{t('safe.title')}</h2>
      <p>{t('safe.text')}</p>
    </aside>
  );
}

function monthName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day));
}
