import { isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error.ts';
import { asApiError, networkError } from './to-api-error.ts';

/** What axios threw: no answer arrived, in time or at all, or nobody waits for it any more. */
export function transportError(error: unknown): ApiError {
  if (isCancel(error)) return new ApiError({ kind: 'aborted', message: '' });
  const timedOut = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  return timedOut ? networkError('timeout') : asApiError(error);
}
