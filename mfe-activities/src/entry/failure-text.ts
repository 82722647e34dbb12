import { ApiError } from '@myfiction/shared/host.ts';

/** Whether the server has said no; any other failure leaves open whether it was done. */
export function isRefused(error: Error): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return false;
  return error.errorName !== 'serverError' && error.errorName !== 'busy';
}

/** What a failed call says to the author beside its toast; undefined while nothing has failed. */
export function failureText(error: Error | null, otherwise: string): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && !error.isToasted && error.message) || otherwise;
}
