import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { ApiError, useNavigate, useTranslation } from '@myfiction/shared/host.ts';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { useState } from 'react';
import { type ProviderProof, signInWithProvider } from '../api/sign-in-with-provider.ts';
import { leaveProvider } from '../providers/leave-provider.ts';
import { keepPendingLink } from '../providers/pending-link.ts';
import { startProvider } from '../providers/start-provider.ts';
import { emailLink } from './sign-in-links.ts';
import { useProviderAnswer } from './use-provider-answer.ts';
import { useWindowReturn } from './use-window-return.ts';

interface Pending {
  provider: SignInProvider;
  /** Who is being waited for. */
  at: 'provider' | 'platform';
}

export interface ProviderSignIn {
  pending: SignInProvider | undefined;
  /** The answer that the page speaks of. */
  failure: ApiError | undefined;
  /** Call it within the click: a popup may open. */
  start: (provider: SignInProvider) => Promise<void>;
}

/** Signing in through a provider, from the click or from the way back to the page. */
export function useProviderSignIn(): ProviderSignIn {
  const present = usePresent(useNavigate());
  const { language } = useTranslation();
  const [pending, setPending] = useState<Pending>();
  const [failure, setFailure] = useState<ApiError>();
  const rest = () => setPending(undefined);
  const finish = async (proof: ProviderProof) => {
    setPending({ provider: proof.provider, at: 'platform' });
    try {
      await signInWithProvider(proof);
    } catch (error) {
      void leaveProvider();
      if (!(error instanceof ApiError)) throw error;
      if (error.errorName === 'accountExists') {
        keepPendingLink(proof.provider, error);
        present.current?.(emailLink('in', currentSearch()));
      } else if (error.errorName === 'secondFactorNeeded') {
        present.current?.(emailLink('code', currentSearch()));
        // The network's failures have their toast.
      } else if (error.kind === 'answer') setFailure(error);
    } finally {
      rest();
    }
  };
  const start = async (provider: SignInProvider) => {
    setFailure(undefined);
    setPending({ provider, at: 'provider' });
    const outcome = await startProvider(provider, { language, redirectUrl: currentSearch().get('redirect_url') });
    if (outcome === 'leaving') return;
    // Another button may have been pressed meanwhile.
    if (outcome === 'nothing') setPending((current) => (current?.provider === provider ? undefined : current));
    else await finish(outcome);
  };
  useProviderAnswer({
    wait: (provider) => setPending({ provider, at: 'platform' }),
    rest,
    finish,
    refuse: () => setFailure(new ApiError({ kind: 'answer', errorName: 'signInRefused', message: '' })),
  });
  useWindowReturn(pending?.at === 'provider', rest);
  return { pending: pending?.provider, failure, start };
}

/** As it is now: the way back from a provider changes the address. */
const currentSearch = (): URLSearchParams => new URLSearchParams(window.location.search);
