import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { ApiError, callApi, completeSignIn } from '@myfiction/shared/host.ts';

/** Sign-in by email (specification, point 1). */
const EMAIL_SID = 4;

export type SignInResult =
  | { kind: 'done' }
  | { kind: 'other-user' }
  | { kind: 'refused'; field: string; message: string };

/** Signs the same author in again. Another account is refused: the text on the screen is not theirs. */
export async function signInAgain(uid: number, email: string, password: string): Promise<SignInResult> {
  let signedIn: SignedIn;
  try {
    signedIn = await callApi('user/login', { sid: EMAIL_SID, email, password }, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'refused', field: error.field ?? 'password', message: error.message };
  }
  if (signedIn.user_info.uid !== uid) return { kind: 'other-user' };
  completeSignIn(signedIn);
  return { kind: 'done' };
}
