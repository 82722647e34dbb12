import { callApi, useAppStore } from '@myfiction/shared/host.ts';
import { announceLink } from '../providers/announce-link.ts';
import { forgetSecondStep, type SecondStep } from '../providers/second-step.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** The second step of a sign-in. Rejects with an ApiError; `signInRefused` means that it has to begin again. */
export async function signInWithSecondFactor({ ticket, sid, linking }: SecondStep, code: string): Promise<void> {
  const { setLoginLoading } = useAppStore.getState();
  setLoginLoading(true);
  try {
    const signedIn = await callApi('user/secondFactor', { ticket, code }, { inPlace: 'all' });
    forgetSecondStep();
    finishSignIn(signedIn, sid);
    if (linking) announceLink(linking, true);
  } finally {
    setLoginLoading(false);
  }
}
