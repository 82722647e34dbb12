import { constants, createHmac, publicEncrypt, randomUUID } from 'node:crypto';
import type { Answer } from '@myfiction/shared/contract/answer.ts';
import type { ApiCallName, ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { canonicalForm } from '@myfiction/shared/contract/canonical-form.ts';
import { DEVELOPMENT_PUBLIC_KEY, DEVELOPMENT_SIGNING_SECRET } from '@myfiction/shared/contract/development-keys.ts';
import { API_VERSION, CHANNEL_ID, CLIENT_VERSION, SIGNED_OUT_UID } from '@myfiction/shared/contract/identity-fields.ts';

export interface Caller {
  uid: number;
  session: string;
}

/** A request as the studio's own client would send it, written with Node's cryptography alone. */
export interface SignedRequest {
  headers: Record<string, string>;
  body: string;
}

export function signRequest(payload: Record<string, unknown>, caller?: Caller): SignedRequest {
  const fields = {
    apiVersion: API_VERSION,
    channelId: CHANNEL_ID,
    clientVer: CLIENT_VERSION,
    devId: 'e2e',
    lang: 'en',
    session: caller?.session ?? '',
    ts: Math.floor(Date.now() / 1000),
    uid: caller?.uid ?? SIGNED_OUT_UID,
    ...payload,
  };
  const hmac = createHmac('sha256', DEVELOPMENT_SIGNING_SECRET).update(canonicalForm(fields)).digest('hex');
  const sign = publicEncrypt(
    { key: DEVELOPMENT_PUBLIC_KEY, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(hmac),
  ).toString('base64');
  return { headers: { 'content-type': 'application/json', sign }, body: JSON.stringify(fields) };
}

export class ApiClient {
  caller: Caller | undefined;

  constructor(readonly url: string) {}

  async call<N extends ApiCallName>(name: N, payload: ApiInput<N>): Promise<Answer<ApiOutput<N>>> {
    const request = signRequest({ idempotencyKey: randomUUID(), ...payload }, this.caller);
    return this.send(name, request);
  }

  async send<N extends ApiCallName>(name: N, request: SignedRequest): Promise<Answer<ApiOutput<N>>> {
    const response = await fetch(`${this.url}/api/myfiction/${name}`, { method: 'POST', ...request });
    return (await response.json()) as Answer<ApiOutput<N>>;
  }

  /** Calls and insists on success. */
  async expect<N extends ApiCallName>(name: N, payload: ApiInput<N>): Promise<ApiOutput<N>> {
    const answer = await this.call(name, payload);
    if (answer.code !== 0) throw new Error(`${name} answered ${answer.code} ${answer.msg}`);
    return answer.data;
  }

  async signIn(email: string, password: string): Promise<void> {
    const { session, user_info } = await this.expect('user/login', { sid: 4, email, password });
    this.caller = { session, uid: user_info.uid };
  }
}
