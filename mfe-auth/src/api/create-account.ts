import { callApi } from '@myfiction/shared/host.ts';
import { SID } from '../providers/provider.ts';
import { finishSignIn } from './finish-sign-in.ts';

export interface CodeAnswer {
  email: string;
  code: string;
  password: string;
}

/** Creates the account and signs in. Rejects with an ApiError. */
export async function createAccount(answer: CodeAnswer): Promise<void> {
  finishSignIn(await callApi('user/userReg', answer), SID.email);
}
