import { ApiError } from '@myfiction/shared/host.ts';

/** What a failed call says to the author beside its toast; undefined while nothing has failed. */
export function failureText(error: Error | null, otherwise: string): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && !error.isToasted && error.message) || otherwise;
}
