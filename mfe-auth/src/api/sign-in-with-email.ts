import { LOGIN_TYPES } from '@myfiction/shared/contract/account-options.ts';
import { ApiError, callApi, useAppStore } from '@myfiction/shared/host.ts';
import { announceLink } from '../providers/announce-link.ts';
import { announcedLink, type PendingLink } from '../providers/pending-link.ts';
import { keepSecondStep } from '../providers/second-step.ts';
import { finishSignIn } from './finish-sign-in.ts';

/**
 * Signs in, and links the provider's sign-in that waits for this address. Rejects with an ApiError; a failed sign-in
 * shows no toast, its form speaks. `secondFactorNeeded` leads on to the second step, which is kept.
 */
export async function signInWithEmail(email: string, password: string): Promise<void> {
  const waiting = announcedLink();
  const link = waiting?.email === email ? waiting : undefined;
  const { setLoginLoading } = useAppStore.getState();
  setLoginLoading(true);
  try {
    const linked = await send(email, password, link);
    if (link) announceLink(link.provider, linked);
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'secondFactorNeeded')
      keepSecondStep(error, LOGIN_TYPES.email, link?.isOver ? undefined : link?.provider);
    throw error;
  } finally {
    setLoginLoading(false);
  }
}

/** Whether the link was made. A link that cannot be made any more does not keep the author out. */
async function send(email: string, password: string, link: PendingLink | undefined): Promise<boolean> {
  const ask = { sid: LOGIN_TYPES.email, email, password };
  if (link && !link.isOver) {
    try {
      finishSignIn(await callApi('user/login', { ...ask, link_ticket: link.ticket }), LOGIN_TYPES.email);
      return true;
    } catch (error) {
      if (!isLinkRefused(error)) throw error;
    }
  }
  finishSignIn(await callApi('user/login', ask), LOGIN_TYPES.email);
  return false;
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.errorName === 'signInRefused' || error.errorName === 'providerTaken');
}
