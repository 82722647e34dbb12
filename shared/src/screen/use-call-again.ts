import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { type CallOptions, callApi, randomId } from '@myfiction/shared/host.ts';
import { useRef } from 'react';
import { isRefused } from './is-refused.ts';

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
      if (isRefused(error)) lost.current = undefined;
      throw error;
    }
  };
}
