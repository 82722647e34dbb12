import type { BillBlocker } from '@myfiction/shared/contract/billing.ts';
import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { CURRENCIES } from '@myfiction/shared/contract/money.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useNow } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { hasEnded, useDayNames } from '../write-days.ts';
import { writeMoney } from '../write-money.ts';
import styles from './bill-notices.module.css';

interface BillNoticesProps {
  bill: BillDetail;
  zone: string;
  lockedUntil: string | null;
}

/** What an author has to know before reading on: that it is no bill yet, that it failed, what stands in the way. */
export function BillNotices({ bill, zone, lockedUntil }: BillNoticesProps) {
  const t = useText();
  const names = useDayNames();
  const nowMs = useNow();
  const { status, failure, blockers, ends_on } = bill;
  if (status === null) {
    const text = hasEnded(bill, zone, nowMs) ? t('estimate.ended') : t('estimate.text', { day: names.day(ends_on) });
    return <p className={styles.estimate}>{text}</p>;
  }
  if (failure === '' && blockers.length === 0) return null;
  return (
    <div className={styles.notices}>
      {failure !== '' && (
        <Alert tone="brick" title={t('failed.title')}>
          <p>{failure}</p>
          <p>
            {t('failed.text')} <Link to={paths.paymentInfo()}>{t('failed.link')}</Link>
          </p>
        </Alert>
      )}
      {blockers.length > 0 && (
        <Alert tone="amber" title={t('blocked.title')}>
          <ul className={styles.blockers}>
            {blockers.map((blocker) => (
              <li key={blocker}>
                {blockerText(blocker, bill, lockedUntil && names.dayOf(lockedUntil), t)} <WayOut blocker={blocker} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function blockerText(blocker: BillBlocker, { currency }: BillDetail, unlocked: string | null, t: Text): string {
  if (blocker === 'below-minimum') {
    return t('blocked.below-minimum', { amount: writeMoney(CURRENCIES[currency].leastPayoutMinor, currency) });
  }
  if (blocker === 'method-locked') {
    return unlocked === null ? t('blocked.method-new') : t('blocked.method-locked', { day: unlocked });
  }
  return t(`blocked.${blocker}`);
}

/** Where the author clears it; what only time clears leads nowhere. */
function WayOut({ blocker }: { blocker: BillBlocker }) {
  const t = useText();
  if (blocker === 'below-minimum') return null;
  if (blocker === 'account-blocked') return <Link to={paths.helpCenter()}>{t('blocked.link.support')}</Link>;
  const isTax = blocker.startsWith('tax-');
  return <Link to={paths.paymentInfo()}>{t(isTax ? 'blocked.link.tax' : 'blocked.link.method')}</Link>;
}
