import { API_PREFIX } from '@myfiction/shared/contract/identity-fields.ts';
import { signFields } from '../sign-fields.ts';
import { identityFields } from '../signed-call.ts';
import { createTestClock } from '../test-clock.ts';
import type { LoadRequest } from './load.ts';

export type Session = { uid: number; session: string };

/** A call as the web app sends it, at this moment: a server takes it once. */
export function signedRequest(name: string, payload: Record<string, unknown>, session: Session): LoadRequest {
  const fields = { ...identityFields({ clock: createTestClock(new Date()) }, { session }), ...payload };
  return {
    path: `${API_PREFIX}${name}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', sign: signFields(fields) },
    body: JSON.stringify(fields),
    check: (body) => (JSON.parse(body).code === 0 ? undefined : body.slice(0, 200)),
  };
}
