import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { ApiError, type CallOptions, callApi, randomId } from '@myfiction/shared/host.ts';
import { useRef } from 'react';

/**
 * Calls what uses something up, such as a mailed code. What nobody has answered is the same call when it is sent again:
 * where it was done, it is answered as it would have been.
 */
export function useCallAgain(): typeof callApi {
  const lost = useRef<{ call: string; key: string }>(undefined);
  return async <N extends ApiCallName>(name: N, payload: ApiInput<N>, options: CallOptions = {}) => {
    const call = JSON.stringify([name, payload]);
    const key = lost.current?.call === call ? lost.current.key : randomId();
    lost.current = { call, key };
    try {
      const answer = await callApi(name, payload, { ...options, idempotencyKey: key });
      lost.current = undefined;
      return answer;
    } catch (error) {
      if (isRefusal(error)) lost.current = undefined;
      throw error;
    }
  };
}

/** A failure of the server, or of what stands before it, says nothing of whether it was done; nor does that it is busy: an earlier try may have been. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return false;
  return error.errorName !== 'serverError' && error.errorName !== 'busy';
}
