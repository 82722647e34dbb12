import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { useSecondsLeft } from './use-seconds-left.ts';

export type CodePurpose = 'signup' | 'reset';

export interface CodeRequest {
  /** Address that the last code went to. */
  sentTo: string | undefined;
  /** Seconds until a code may be asked for again; 0 when it may. */
  secondsLeft: number;
  /** Rejects with an ApiError. */
  send: (email: string) => Promise<void>;
}

/** Asks for verification codes; kept by the page, so that changing the mode and back does not forget the last one. */
export function useCodeRequest(purpose: CodePurpose): CodeRequest {
  const [sentTo, setSentTo] = useState<string>();
  const [secondsLeft, startCountdown] = useSecondsLeft();
  return {
    sentTo,
    secondsLeft,
    send: async (email) => {
      // The field of the code, which may show the answer, comes with the first code.
      const options = sentTo === email ? { inPlace: 'fields' as const } : {};
      try {
        const { resend_after_seconds } = await callApi('user/sendUserVerifyEmail', { email, purpose }, options);
        startCountdown(resend_after_seconds);
      } catch (error) {
        // Sent a moment ago: the answer was lost, or the page loaded anew. Its field is what is missing.
        if (sentTo === email || !(error instanceof ApiError) || error.errorName !== 'resendTooSoon') throw error;
      }
      setSentTo(email);
    },
  };
}
