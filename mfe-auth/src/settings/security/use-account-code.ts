import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { callApi } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { useSecondsLeft } from '../../email/use-seconds-left.ts';

type Ask = ApiInput<'account/sendCode'>;

/** Asks for the codes of a change of the account. `sentTo` is what the last one was for. */
export function useAccountCode() {
  const [sentTo, setSentTo] = useState<string>();
  const [secondsLeft, startCountdown] = useSecondsLeft();
  return {
    sentTo,
    secondsLeft,
    /** Rejects with an ApiError. */
    send: async (...asks: Ask[]) => {
      for (const ask of asks)
        startCountdown((await callApi('account/sendCode', ask, { inPlace: 'all' })).resend_after_seconds);
      setSentTo(asks.at(-1)?.email ?? '');
    },
  };
}
