import type { Answer } from '@myfiction/shared/contract/answer.ts';
import { API_CALLS, type ApiCallName, type ApiInput, type ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { API_PREFIX } from '@myfiction/shared/contract/identity-fields.ts';
import { signFields } from './sign-fields.ts';
import { identityFields, type SignedCallOptions } from './signed-call.ts';
import type { TestApp } from './test-app.ts';

/** `signedCall` for a call that brings a file: fields first, then the file. */
export async function multipartCall<N extends ApiCallName>(
  testApp: Pick<TestApp, 'app' | 'clock'>,
  name: N,
  payload: ApiInput<N>,
  file: Buffer,
  options: Pick<SignedCallOptions, 'session'> = {},
): Promise<Answer<ApiOutput<N>>> {
  const fields: Record<string, unknown> = { ...identityFields(testApp, options), ...payload };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await testApp.app.inject({
    method: 'POST',
    url: `${API_PREFIX}${name}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', sign: signFields(fields) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const answer: Answer<ApiOutput<N>> = response.json();
  if (answer.code === 0) API_CALLS[name].output.parse(answer.data);
  return answer;
}
