import { isReadCall } from '../../contract/call-kinds.ts';
import type { ApiCallName, ApiInput, ApiOutput } from '../../contract/calls.ts';
import { API_PREFIX, CALL_TIMEOUT_MS, LOGIN_TIMEOUT_MS } from '../../contract/identity-fields.ts';
import { outdateLeftPages } from '../query-client.ts';
import { randomId } from '../random-id.ts';
import type { Toasts } from './error-plan.ts';
import { tellWrite } from './on-write.ts';
import { request } from './request.ts';
import { LOGIN_CALL } from './sign-in-calls.ts';

const TOASTS_BESIDE = { missing: 'present', fields: 'fieldless', all: 'specified' } as const;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** No toast. A session that has ended still ends. */
  silent?: boolean;
  /**
   * What the page shows where it belongs, and no toast says beside it: that what it asks for is not there, the platform's
   * own answers about a field, or all failures but those that the specification wants as a toast.
   */
  inPlace?: keyof typeof TOASTS_BESIDE;
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
  const isRead = isReadCall(name);
  // Made once: a repeat of this call by the client or the network answers with the first answer.
  const idempotency = isRead ? {} : { idempotencyKey: options.idempotencyKey ?? randomId() };
  const signed = {
    path: API_PREFIX + name,
    fields: { ...payload, ...idempotency },
    timeoutMs: options.timeoutMs ?? (name === LOGIN_CALL ? LOGIN_TIMEOUT_MS : CALL_TIMEOUT_MS),
    retryOnNetworkFailure: isRead,
    plain: options.plainSignature ?? false,
    ...(options.signal && { signal: options.signal }),
  };
  const answer = await request<ApiOutput<N>>(name, signed, toastsOf(options));
  // What it changed may stand on any of them, of whichever remote.
  if (!isRead) {
    outdateLeftPages();
    tellWrite();
  }
  return answer;
}

let isQuiet = false;

/** Makes the calls that `act` begins silent: nobody has asked for them yet. */
export function quietly(act: () => void): void {
  isQuiet = true;
  try {
    act();
  } finally {
    isQuiet = false;
  }
}

function toastsOf({ silent, inPlace }: CallOptions): Toasts {
  if (silent || isQuiet) return 'none';
  return inPlace ? TOASTS_BESIDE[inPlace] : 'all';
}
