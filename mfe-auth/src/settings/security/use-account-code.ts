import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { useRef, useState } from 'react';
import { useSecondsLeft } from '../../email/use-seconds-left.ts';

type Ask = ApiInput<'account/sendCode'>;

/** Asks for the codes of a change of the account. `sentTo` is what the last one was for. */
export function useAccountCode() {
  const [sentTo, setSentTo] = useState<string>();
  const [secondsLeft, startCountdown] = useSecondsLeft();
  /** Until when a code that has been sent is not sent again. */
  const waits = useRef(new Map<string, number>());
  return {
    sentTo,
    secondsLeft,
    /** Rejects with an ApiError. */
    send: async (...asks: Ask[]) => {
      const to = asks.at(-1)?.email ?? '';
      for (const ask of asks) {
        const holder = JSON.stringify(ask);
        // Of two codes the other one may have been refused: this one is there.
        if (Date.now() < (waits.current.get(holder) ?? 0)) continue;
        try {
          const { resend_after_seconds: seconds } = await callApi('account/sendCode', ask, { inPlace: 'all' });
          waits.current.set(holder, Date.now() + seconds * 1_000);
          startCountdown(seconds);
        } catch (error) {
          // Sent a moment ago, from a dialog that was closed since: its field is what is missing.
          if (sentTo === to || !(error instanceof ApiError) || error.errorName !== 'resendTooSoon') throw error;
        }
      }
      setSentTo(to);
    },
  };
}
