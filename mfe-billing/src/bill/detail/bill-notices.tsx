import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useNow } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../../i18n/use-text.ts';
import { BlockerText } from '../blocker-text.tsx';
import { isPast, useDayNames } from '../write-days.ts';
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
    const text = isPast(ends_on, zone, nowMs) ? t('estimate.ended') : t('estimate.text', { day: names.day(ends_on) });
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
                <BlockerText blocker={blocker} currency={bill.currency} lockedUntil={lockedUntil} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
