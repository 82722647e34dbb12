import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import { applyError } from './apply-error.ts';
import { LOGIN_CALL, type Toasts } from './error-plan.ts';
import { loadTransport } from './load-parts.ts';
import { countUnanswered, countUnsent } from './requests-sent.ts';
import { asApiError } from './to-api-error.ts';

export interface SignedRequest {
  /** Absolute path, for example `/api/myfiction/story/list`. */
  path: string;
  fields: Readonly<Record<string, unknown>>;
  /** File parts of a multipart body, which are not signed. */
  files?: Readonly<Record<string, Blob>>;
  timeoutMs: number;
  retryOnNetworkFailure: boolean;
  plain: boolean;
  signal?: AbortSignal;
  /** Called as soon as the request has gone out. */
  onSent?: () => void;
  /** How much of the body is on its way, 0 to 1. */
  onProgress?: (share: number) => void;
}

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
    applyError(failure, { call, toasts, token });
    throw failure;
  } finally {
    onSent();
    onAnswered();
    if (isLogin) useAppStore.getState().setLoginLoading(false);
  }
}
