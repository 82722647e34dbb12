import { LOGIN_TYPES } from '@myfiction/shared/contract/account-options.ts';
import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { ApiError, callApi, completeSignIn } from '@myfiction/shared/host.ts';

export type SignInResult =
  | { kind: 'done' }
  | { kind: 'other-user' }
  /** The account asks for a code of its authenticator app: `confirmSignIn` goes on with the ticket. */
  | { kind: 'second-step'; ticket: string }
  /** `isOver`: the second step has run out, and the password is asked for again. */
  | { kind: 'refused'; field: string; message: string; isOver: boolean };

/** Signs the same author in again. Another account is refused: the text on the screen is not theirs. */
export function signInAgain(uid: number, email: string, password: string): Promise<SignInResult> {
  return finish(uid, callApi('user/login', { sid: LOGIN_TYPES.email, email, password }, { silent: true }));
}

/** The second step, with a code of the app or a recovery code. */
export function confirmSignIn(uid: number, ticket: string, code: string): Promise<SignInResult> {
  return finish(uid, callApi('user/secondFactor', { ticket, code }, { silent: true }));
}

async function finish(uid: number, answer: Promise<SignedIn>): Promise<SignInResult> {
  let signedIn: SignedIn;
  try {
    signedIn = await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const ticket = ticketOf(error);
    if (ticket) return { kind: 'second-step', ticket };
    const isOver = error.errorName === 'signInRefused';
    return { kind: 'refused', field: error.field ?? 'password', message: error.message, isOver };
  }
  if (signedIn.user_info.uid !== uid) return { kind: 'other-user' };
  completeSignIn(signedIn);
  return { kind: 'done' };
}

function ticketOf({ errorName, data }: ApiError): string | undefined {
  if (errorName !== 'secondFactorNeeded' || typeof data !== 'object' || data === null) return undefined;
  return 'ticket' in data && typeof data.ticket === 'string' ? data.ticket : undefined;
}
