import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { callApi, useLive, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { BILLS_KEY } from '../bill/api/bills-key.ts';

const KEY = ['payment'];

/** How the author is paid and taxed; what the desk decides shows without a reload. */
export function usePayment() {
  const client = useQueryClient();
  useLive('billing', () => void client.invalidateQueries({ queryKey: KEY }));
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi('payment/get', {}, { signal }) });
}

/** Puts the answer of a change in place; bills may be blocked no longer. */
export function useTakePayment(): (info: PaymentInfo) => void {
  const client = useQueryClient();
  return (info) => {
    client.setQueryData(KEY, info);
    void client.invalidateQueries({ queryKey: BILLS_KEY });
  };
}
