import { ApiError } from '@myfiction/shared/host.ts';

/** Whether what was asked for is not there, or is not this author's. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.errorName === 'notFound';
}
