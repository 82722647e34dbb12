import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import type { Text } from '../../i18n/use-text.ts';

/** @example describeMethod({ kind: 'paypal', masked: 'n•••@example.com' }, t) // 'PayPal, n•••@example.com' */
export function describeMethod({ kind, masked }: NonNullable<BillSummary['method']>, t: Text): string {
  return t(`method.${kind}`, { masked });
}
