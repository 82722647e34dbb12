import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { useEffect, useRef, useState } from 'react';
import type { PaymentTextKey } from './i18n/use-payment-text.ts';

type Sent = 'sending' | 'sent' | 'failed';

/** By what has become of the code. */
export const SENT_TEXTS = {
  sending: 'proof.sending',
  sent: 'proof.text',
  failed: 'proof.notSent',
} as const satisfies Record<Sent, PaymentTextKey>;

/** Sends the code once the dialog is there. One that was sent a moment ago still counts. */
export function useSentCode(onSentAgain: () => void) {
  const [state, setState] = useState<Sent>('sending');
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);
  const send = async (onSent?: () => void) => {
    setState('sending');
    setProblem(undefined);
    try {
      await callApi('account/sendCode', { purpose: 'confirm' }, { inPlace: 'all' });
      setState('sent');
      onSent?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isThere = error.errorName === 'resendTooSoon';
      setState(isThere ? 'sent' : 'failed');
      if ((!isThere || onSent) && !error.isToasted) setProblem(error.message);
    }
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void send();
  });
  return { state, problem, again: () => state !== 'sending' && void send(onSentAgain) };
}
