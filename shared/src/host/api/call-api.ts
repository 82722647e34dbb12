import { isReadCall } from '../../contract/call-kinds.ts';
import type { ApiCallName, ApiInput, ApiOutput } from '../../contract/calls.ts';
import { API_PREFIX, CALL_TIMEOUT_MS, LOGIN_TIMEOUT_MS } from '../../contract/identity-fields.ts';
import { randomId } from '../random-id.ts';
import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import { applyError } from './apply-error.ts';
import { LOGIN_CALL } from './error-plan.ts';
import { sendSigned } from './send-signed.ts';
import { thrownError } from './to-api-error.ts';

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** No toast. A session that has ended still ends. */
  silent?: boolean;
  /** Name one yourself when the same doing may be sent by two calls, for example from a journal. */
  idempotencyKey?: string;
  /** Leaves the signature unencrypted. */
  plainSignature?: boolean;
}

/**
 * Calls the platform by name. Rejects with an {@link ApiError}, after the error catalogue has been followed.
 *
 * @example const { items } = await callApi('story/list', { filter: 0 });
 */
export async function callApi<N extends ApiCallName>(
  name: N,
  payload: ApiInput<N>,
  options: CallOptions = {},
): Promise<ApiOutput<N>> {
  const token = getSession()?.session ?? '';
  const isLogin = name === LOGIN_CALL;
  if (isLogin) useAppStore.getState().setLoginLoading(true);
  try {
    return await request<ApiOutput<N>>(name, payload, options);
  } catch (error) {
    const failure = thrownError(error);
    applyError(failure, { call: name, silent: options.silent ?? false, token });
    throw failure;
  } finally {
    if (isLogin) useAppStore.getState().setLoginLoading(false);
  }
}

function request<T>(name: string, payload: object, options: CallOptions): Promise<T> {
  const isRead = isReadCall(name);
  // Made once: a repeat of this call by the client or the network answers with the first answer.
  const idempotency = isRead ? {} : { idempotencyKey: options.idempotencyKey ?? randomId() };
  return sendSigned<T>({
    path: API_PREFIX + name,
    fields: { ...payload, ...idempotency },
    timeoutMs: options.timeoutMs ?? (name === LOGIN_CALL ? LOGIN_TIMEOUT_MS : CALL_TIMEOUT_MS),
    retryOnNetworkFailure: isRead,
    plain: options.plainSignature ?? false,
    ...(options.signal && { signal: options.signal }),
  });
}
