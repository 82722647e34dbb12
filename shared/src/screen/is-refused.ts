import { ApiError } from '@myfiction/shared/host.ts';

/**
 * Whether the server has said no. A failure of the server, or of what stands before it, leaves open whether it was done;
 * so does a busy one: an earlier try may have been.
 */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return false;
  return error.errorName !== 'serverError' && error.errorName !== 'busy';
}
