import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { completeSignIn, setUserFlags } from '@myfiction/shared/host.ts';
import { forgetPendingLink } from '../providers/pending-link.ts';

/**
 * Takes over a fresh session and remembers on this device how the author signed in (specification, point 3). No
 * provider's sign-in waits for another one any more.
 */
export function finishSignIn(signedIn: SignedIn, sid: number): void {
  // First: with the session the shell looks at it.
  setUserFlags(signedIn.user_info.uid, { accountBindType: sid });
  forgetPendingLink();
  completeSignIn(signedIn);
}
