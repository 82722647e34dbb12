import { LOGIN_TYPES } from '@myfiction/shared/contract/account-options.ts';
import type { callApi } from '@myfiction/shared/host.ts';
import { finishSignIn } from './finish-sign-in.ts';

export interface CodeAnswer {
  email: string;
  code: string;
  password: string;
}

/** Creates the account and signs in. Rejects with an ApiError. */
export async function createAccount(call: typeof callApi, answer: CodeAnswer): Promise<void> {
  finishSignIn(await call('user/userReg', answer, { inPlace: 'fields' }), LOGIN_TYPES.email);
}
