import { callApi, completeSignIn } from '@myfiction/shared/host.ts';

export interface CodeAnswer {
  email: string;
  code: string;
  password: string;
}

/** Creates the account and signs in. Rejects with an ApiError. */
export async function createAccount(answer: CodeAnswer): Promise<void> {
  completeSignIn(await callApi('user/userReg', answer));
}
