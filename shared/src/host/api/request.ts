import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import type { ApiError } from './api-error.ts';
import type { Toasts } from './error-plan.ts';
import { loadTransport } from './load-transport.ts';
import { asApiError } from './no-answer.ts';
import { countUnanswered, countUnsent } from './requests-sent.ts';
import { LOGIN_CALL } from './sign-in-calls.ts';
import type { SignedRequest } from './signed-request.ts';
import { type FailedCall, tellNoAnswer } from './tell-failure.ts';

/** Sends, and follows the error catalogue when it fails. Rejects with an ApiError. */
export async function request<T>(call: string, signed: SignedRequest, toasts: Toasts = 'all'): Promise<T> {
  const token = getSession()?.session ?? '';
  const isLogin = call === LOGIN_CALL;
  if (isLogin) useAppStore.getState().setLoginLoading(true);
  const onSent = countUnsent();
  const onAnswered = countUnanswered();
  try {
    const { sendSigned } = await loadTransport();
    return await sendSigned<T>({ ...signed, onSent });
  } catch (error) {
    const failure = asApiError(error);
    await follow(failure, { call, toasts, token });
    throw failure;
  } finally {
    onSent();
    onAnswered();
    if (isLogin) useAppStore.getState().setLoginLoading(false);
  }
}

async function follow(failure: ApiError, failed: FailedCall): Promise<void> {
  if (failure.kind === 'aborted') return;
  if (failure.kind !== 'answer') return tellNoAnswer(failure, failed);
  // It came by the transport, which is there.
  const { applyError } = await loadTransport();
  applyError(failure, failed);
}
