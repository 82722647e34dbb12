import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { PAYOUT_KEPT_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { toast } from '@myfiction/shared/host.ts';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import { LateProof } from '../late-proof.tsx';
import type { Proof } from '../proof-dialog.tsx';
import { useTakePayment } from '../use-payment.ts';

interface RemovePayoutProps {
  info: PaymentInfo;
  masked: string;
}

/** Takes the way of payment away, with the same proof as a change of it. */
export function RemovePayout({ info, masked }: RemovePayoutProps) {
  const t = usePaymentText();
  const take = useTakePayment();
  const call = useCallAgain();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (proof: Proof) => {
    take(await call('payment/removePayout', proof, { inPlace: 'all' }));
    toast.success(t('payout.removed'));
  };
  const removal = {
    title: t('payout.removeTitle', { masked }),
    text: t('payout.removeText', { days: PAYOUT_KEPT_DAYS }),
    label: t('payout.remove'),
  };
  return (
    <>
      <Button variant="ghost" disabled={info.email === ''} onClick={() => setRemoving(true)}>
        {t('payout.remove')}
      </Button>
      <LateProof
        isOpen={isRemoving}
        info={info}
        removal={removal}
        onProved={remove}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}
