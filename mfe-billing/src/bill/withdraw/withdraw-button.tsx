import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { ApiError, callApi, toast, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useText } from '../../i18n/use-text.ts';
import { BILLS_KEY } from '../api/bills-key.ts';
import { describeMethod } from '../detail/describe-method.ts';
import { writeMoney } from '../write-money.ts';

/** Asks for the money of a bill that is ready for it. The server pays once, whatever is sent twice. */
export function WithdrawButton({ bill }: { bill: BillDetail }) {
  const t = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useStateOverSignIn(`withdraw ${bill.bill_id}`, false);
  const { bill_id, status, requested_at, method, blockers } = bill;
  const amount = writeMoney(bill.net_minor, bill.currency);
  const withdraw = useMutation({
    mutationFn: (id: string) => callApi('bill/withdraw', { bill_id: id }, { inPlace: 'all' }),
    onSuccess: () => {
      setAsking(false);
      toast.success(t('withdraw.done'));
    },
    // Also after an error: what blocks, or what another tab did, is on the page then.
    onSettled: () => client.invalidateQueries({ queryKey: BILLS_KEY }),
  });
  const isReady = (status === 2 || status === 4) && requested_at === null && blockers.length === 0;
  if (bill_id === null || !isReady || !method) {
    // The question would come back by itself once a payment has failed.
    if (isAsking) setAsking(false);
    return null;
  }
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          withdraw.reset();
          setAsking(true);
        }}
      >
        {t(status === 4 ? 'withdraw.again' : 'withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('withdraw.title', { amount })}
          text={t('withdraw.text', { method: describeMethod(method, t) })}
          confirmLabel={t('withdraw.deed', { amount })}
          loadingLabel={t('withdraw.loading')}
          loading={withdraw.isPending}
          error={withdraw.error && t(failureOf(withdraw.error))}
          onConfirm={() => withdraw.mutate(bill_id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Without an answer nobody knows yet whether the money was asked for. */
function failureOf(error: Error): 'withdraw.failed' | 'withdraw.unanswered' {
  return error instanceof ApiError && error.kind === 'answer' ? 'withdraw.failed' : 'withdraw.unanswered';
}
