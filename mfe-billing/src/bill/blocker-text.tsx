import type { BillBlocker } from '@myfiction/shared/contract/billing.ts';
import { CURRENCIES, type Currency } from '@myfiction/shared/contract/money.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { type Text, useText } from '../i18n/use-text.ts';
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
  return (
    <>
      {blockerText(blocker, currency, lockedUntil && names.dayOf(lockedUntil), t)} <WayOut blocker={blocker} />
    </>
  );
}

function blockerText(blocker: BillBlocker, currency: Currency, unlocked: string | null, t: Text): string {
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
