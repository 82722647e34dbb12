import { callApi, completeSignIn, useAppStore } from '@myfiction/shared/host.ts';

/** `sid` of email (specification, point 1). */
const EMAIL_SID = 4;

/** Signs in. Rejects with an ApiError; a failed sign-in shows no toast, its form speaks. */
export async function signInWithEmail(email: string, password: string): Promise<void> {
  const { setLoginLoading } = useAppStore.getState();
  setLoginLoading(true);
  try {
    completeSignIn(await callApi('user/login', { sid: EMAIL_SID, email, password }));
  } finally {
    setLoginLoading(false);
  }
}
