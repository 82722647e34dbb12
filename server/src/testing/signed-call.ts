import { randomUUID } from 'node:crypto';
import type { Answer } from '@myfiction/shared/contract/answer.ts';
import { API_CALLS, type ApiCallName, type ApiInput, type ApiOutput } from '@myfiction/shared/contract/calls.ts';
import {
  API_PREFIX,
  API_VERSION,
  CHANNEL_ID,
  CLIENT_VERSION,
  SIGNED_OUT_UID,
} from '@myfiction/shared/contract/identity-fields.ts';
import { signFields } from './sign-fields.ts';
import type { TestApp } from './test-app.ts';

export interface SignedCallOptions {
  /** Whose call it is; signed out without it. */
  session?: { uid: number; session: string };
  /** Writes get a new one unless it is given; `null` sends none. */
  idempotencyKey?: string | null;
  plainSignature?: boolean;
}

/** The identity fields of a call, at the test's clock. */
export function identityFields({ clock }: Pick<TestApp, 'clock'>, { session }: SignedCallOptions = {}) {
  return {
    apiVersion: API_VERSION,
    channelId: CHANNEL_ID,
    clientVer: CLIENT_VERSION,
    session: session?.session ?? '',
    devId: 'test-device',
    lang: 'en',
    ts: Math.floor(clock.now().getTime() / 1000),
    uid: session?.uid ?? SIGNED_OUT_UID,
  };
}

/**
 * Makes a call as the web app does, signature included, and checks the data of a success against the contract.
 *
 * @example const { data } = await signedCall(testApp, 'story/list', { filter: 0 }, { session });
 */
export async function signedCall<N extends ApiCallName>(
  testApp: Pick<TestApp, 'app' | 'clock'>,
  name: N,
  payload: ApiInput<N>,
  options: SignedCallOptions = {},
): Promise<Answer<ApiOutput<N>>> {
  const call = API_CALLS[name];
  const key = options.idempotencyKey === undefined && call.write ? randomUUID() : options.idempotencyKey;
  const fields = { ...identityFields(testApp, options), ...payload, ...(key && { idempotencyKey: key }) };
  const response = await testApp.app.inject({
    method: 'POST',
    url: `${API_PREFIX}${name}`,
    headers: { sign: signFields(fields, options.plainSignature) },
    payload: fields,
  });
  if (response.statusCode !== 200) throw new Error(`${name} answered HTTP ${response.statusCode}: ${response.body}`);
  const answer: Answer<ApiOutput<N>> = response.json();
  if (answer.code === 0) call.output.parse(answer.data);
  return answer;
}
