import { ApiError } from './api-error.ts';
import { HttpFailure } from './http.ts';
import { asApiError, networkError } from './to-api-error.ts';

/** What a request that brought no answer means to its caller. */
export function transportError(error: unknown): ApiError {
  if (!(error instanceof HttpFailure)) return asApiError(error);
  if (error.kind === 'aborted') return new ApiError({ kind: 'aborted', message: '' });
  return networkError(error.kind);
}
