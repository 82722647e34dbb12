import { trackEvent, useNavigate, useSearchParams } from '@myfiction/shared/host.ts';
import { useEffect, useRef } from 'react';
import type { ProviderProof } from '../api/sign-in-with-provider.ts';
import { type AppleAnswer, readAppleAnswer } from '../providers/apple-answer.ts';
import { type Attempt, takeAttempt } from '../providers/attempt.ts';
import { firebaseReturn } from '../providers/firebase-return.ts';
import { leaveProvider } from '../providers/leave-provider.ts';
import { type FirebaseProvider, isFirebaseProvider } from '../providers/provider.ts';
import { loginLink } from './sign-in-links.ts';

export interface AnswerHandlers {
  /** The provider is being asked what has become of the sign-in. */
  wait: (provider: FirebaseProvider) => void;
  /** There is nothing to wait for any more. */
  rest: () => void;
  finish: (proof: ProviderProof) => Promise<void>;
  refuse: () => void;
}

/** Goes on with a sign-in that has left the page, once the author is back. */
export function useProviderAnswer(handlers: AnswerHandlers): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const attempt = takeAttempt();
    // Who wanted to link has asked for no account: where the session has ended meanwhile, Apple's answer must not make one.
    const answer = readAppleAnswer(search, attempt?.linking ? undefined : attempt);
    if (answer) {
      // At once: the ticket must stand neither in the history nor in what is copied.
      navigate(loginLink(wayOn(search, attempt)), { replace: true });
      takeAppleAnswer(answer, handlers);
    } else if (attempt && isFirebaseProvider(attempt.provider)) {
      void takeFirebaseAnswer(attempt.provider, handlers);
    } else {
      // What a session that ended by itself, or in another tab, has left at the provider.
      void leaveProvider();
    }
  });
}

function wayOn(search: URLSearchParams, attempt: Attempt | undefined): URLSearchParams {
  return attempt?.redirectUrl === undefined ? search : new URLSearchParams({ redirect_url: attempt.redirectUrl });
}

function takeAppleAnswer(answer: AppleAnswer, { finish, refuse }: AnswerHandlers): void {
  if (answer === 'cancelled') return;
  if (answer !== 'refused') return void finish(answer);
  trackEvent('login_failed', { api: 'apple', error_code: -1, error_info: 'Apple refused, or another tab has asked.' });
  refuse();
}

async function takeFirebaseAnswer(provider: FirebaseProvider, { wait, rest, finish }: AnswerHandlers): Promise<void> {
  wait(provider);
  const proof = await firebaseReturn(provider);
  if (proof) await finish(proof);
  else rest();
}
