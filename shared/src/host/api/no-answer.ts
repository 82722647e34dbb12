import { NETWORK_FAILURE_MESSAGE } from '../../contract/network-failure.ts';
import { translateShared } from '../i18n/translate-shared.ts';
import { ApiError } from './api-error.ts';

/** No answer arrived. */
export function networkError(kind: 'network' | 'timeout'): ApiError {
  return new ApiError({ kind, message: translateShared('networkFailure', NETWORK_FAILURE_MESSAGE) });
}

/** Whatever else went wrong on the way, a chunk that could not be loaded included: logged, because it has a cause. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error('A call failed before it was sent.', error);
  return networkError('network');
}
