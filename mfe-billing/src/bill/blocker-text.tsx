import type { BillBlocker } from '@myfiction/shared/contract/billing.ts';
import { CURRENCIES, type Currency } from '@myfiction/shared/contract/money.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import { useDayNames } from './write-days.ts';
import { writeMoney } from './write-money.ts';

interface BlockerTextProps {
  blocker: BillBlocker;
  currency: Currency;
  /** Until when the payout method pays nothing; null when it pays. */
  lockedUntil: string | null;
}

/** What stands in the way of a payment, and the way out. */
export function BlockerText({ blocker, currency, lockedUntil }: BlockerTextProps) {
  const t = useText();
  const names = useDayNames();
  const unknown = blocker === 'method-locked' && lockedUntil === null;
  return (
    <>
      {t(unknown ? 'blocked.method-new' : `blocked.${blocker}`, {
        day: lockedUntil === null ? '' : names.dayOf(lockedUntil),
        amount: writeMoney(CURRENCIES[currency].leastPayoutMinor, currency),
      })}{' '}
      <WayOut blocker={blocker} />
    </>
  );
}

/** Where the author clears it; what only time clears leads nowhere. */
function WayOut({ blocker }: { blocker: BillBlocker }) {
  const t = useText();
  if (blocker === 'below-minimum') return null;
  const isBlocked = blocker === 'account-blocked';
  const way = isBlocked ? 'support' : blocker.startsWith('tax-') ? 'tax' : 'method';
  return <Link to={isBlocked ? paths.helpCenter() : paths.paymentInfo()}>{t(`blocked.link.${way}`)}</Link>;
}
