import type { PayoutKind } from '@myfiction/shared/contract/billing.ts';
import type { PaymentInfo, PayoutForm } from '@myfiction/shared/contract/calls/payment.ts';
import { accountCurrency } from '@myfiction/shared/payout/account-currency.ts';

/** What the form begins with: the holder is known, account numbers are typed anew each time. */
export function emptyPayout(kind: PayoutKind, info: PaymentInfo): PayoutForm {
  const holder = info.contract_name ?? info.payout?.holder ?? '';
  if (kind !== 'bank') return { kind, holder, email: '' };
  const country = info.payout?.country ?? '';
  return { kind, holder, country, currency: info.payout?.currency || accountCurrency(country), fields: {} };
}
