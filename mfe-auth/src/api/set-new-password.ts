import { ApiError, type callApi } from '@myfiction/shared/host.ts';
import type { CodeAnswer } from './create-account.ts';
import { signInWithEmail } from './sign-in-with-email.ts';

/**
 * Sets the password and signs in with it. Resolves with what kept the author out, where the password is set and signing in
 * did not work. Rejects with an ApiError when the password is not set.
 */
export async function setNewPassword(call: typeof callApi, answer: CodeAnswer): Promise<ApiError | undefined> {
  await call('user/resetPwd', answer, { inPlace: 'fields' });
  try {
    await signInWithEmail(answer.email, answer.password);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
