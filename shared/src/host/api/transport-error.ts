import { isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error.ts';
import { asApiError, networkError } from './no-answer.ts';

/** What axios threw: no answer arrived, in time or at all, or nobody waits for it any more. */
export function transportError(error: unknown): ApiError {
  if (isCancel(error)) return new ApiError({ kind: 'aborted', message: '' });
  if (!isAxiosError(error)) return asApiError(error);
  return networkError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network');
}
