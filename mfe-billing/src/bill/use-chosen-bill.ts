import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { isCurrency } from '@myfiction/shared/contract/money.ts';
import { useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import type { WhichBill } from './api/use-bills.ts';

/** The month of the address; without one the newest bill, or the running month where there is no bill yet. */
export function useChosenBill(running: readonly BillSummary[], bills: readonly BillSummary[]): WhichBill | undefined {
  const [query] = useUrlState();
  const month = query.get('month') ?? '';
  const currency = query.get('currency') ?? '';
  const all = [...running, ...bills];
  const ofMonth = all.find((bill) => bill.month === month && (currency === '' || bill.currency === currency));
  if (ofMonth) return { month: ofMonth.month, currency: ofMonth.currency };
  // An older one than the list has loaded.
  if (/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) && isCurrency(currency)) return { month, currency };
  const first = bills[0] ?? running[0];
  return first && { month: first.month, currency: first.currency };
}
