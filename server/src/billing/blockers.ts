import type { BillBlocker } from '@myfiction/shared/contract/billing.ts';
import { CURRENCIES, type Currency } from '@myfiction/shared/contract/money.ts';
import type { PayoutReadiness } from '../payout/payout-readiness.ts';
import { type BillRow, WITHDRAWN } from './bill-moves.ts';
import { settlementDay } from './settlement-time.ts';

/** What decides whether an author's bills are paid. */
export interface AuthorMoney {
  /** True while the account is blocked. */
  blocked: boolean;
  readiness: PayoutReadiness;
  /** Bills that are not withdrawn. */
  unpaid: readonly Pick<BillRow, 'id' | 'month' | 'currency' | 'netMinor' | 'payday' | 'status'>[];
  /** In the settlement zone. */
  today: string;
}

type DueBill = Pick<BillRow, 'currency' | 'status' | 'netMinor' | 'payday'>;

/** Why a bill is not paid, in the order in which an author clears it; nothing for one that is paid or of nothing. */
export function blockersOf(bill: DueBill, { blocked, readiness, unpaid, today }: AuthorMoney): BillBlocker[] {
  if (bill.status === WITHDRAWN || bill.netMinor === 0) return [];
  const found: [BillBlocker, boolean][] = [
    ['account-blocked', blocked],
    ['tax-missing', readiness.tax === 'missing'],
    ['tax-checking', readiness.tax === 'checking'],
    ['tax-rejected', readiness.tax === 'rejected'],
    ['no-method', readiness.method === null],
    ['method-locked', isLocked(bill, readiness.lockedUntil, today)],
    ['below-minimum', isBelowMinimum(bill, { unpaid, today })],
  ];
  return found.filter(([, applies]) => applies).map(([blocker]) => blocker);
}

/** True while a new way of payment pays nothing, unless it does by the payday that is to come. */
function isLocked({ status, payday }: DueBill, lockedUntil: Date | null, today: string): boolean {
  if (lockedUntil === null) return false;
  return status !== 1 || payday <= today || settlementDay(lockedUntil) >= payday;
}

/** True of a small month whose payday passes, or has passed, without a payment. */
export function isBelowMinimum(bill: DueBill, { unpaid, today }: Pick<AuthorMoney, 'unpaid' | 'today'>): boolean {
  // What was released with others stays so once they are paid.
  if (bill.status !== 1) return false;
  const when = bill.payday > today ? bill.payday : today;
  // Small months are paid together, once they are worth a transfer.
  const due = unpaid
    .filter(({ currency, payday }) => currency === bill.currency && payday <= when)
    .reduce((sum, { netMinor }) => sum + netMinor, 0);
  return due < leastPayout(bill.currency);
}

function leastPayout(currency: Currency): number {
  return CURRENCIES[currency].leastPayoutMinor;
}
