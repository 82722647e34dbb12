import { LOGIN_TYPES, type SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { ApiError, callApi, useAppStore } from '@myfiction/shared/host.ts';
import { keepSecondStep } from '../providers/second-step.ts';
import { finishSignIn } from './finish-sign-in.ts';

export interface ProviderProof {
  provider: SignInProvider;
  /** The provider's token; for Apple the ticket of its answer. */
  token: string;
  /** Apple only: what this tab has kept of the request. */
  state?: string;
  nonce?: string;
}

/** Signs in, or creates the account. Rejects with an ApiError; `accountExists` carries the ticket to link with. */
export async function signInWithProvider({ provider, token, state, nonce }: ProviderProof): Promise<void> {
  const { setLoginLoading } = useAppStore.getState();
  const sid = LOGIN_TYPES[provider];
  setLoginLoading(true);
  try {
    finishSignIn(await callApi('user/login', { sid, token, ...(state && { state }), ...(nonce && { nonce }) }), sid);
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'secondFactorNeeded') keepSecondStep(error, sid);
    throw error;
  } finally {
    setLoginLoading(false);
  }
}
