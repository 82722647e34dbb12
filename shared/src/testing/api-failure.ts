import { type ErrorName, errorEntry } from '../contract/error-catalogue.ts';

/** What a fake gives when the server answers with a code that is not 0. */
export class ApiFailure {
  constructor(readonly answer: { code: number; msg: string; data: unknown }) {}
}

/**
 * An answer out of the error catalogue, or any other code.
 *
 * @example installFakeApi({ 'story/create': () => apiFailure('storyNameTaken') })
 */
export function apiFailure(error: ErrorName | number, options: { msg?: string; data?: unknown } = {}): ApiFailure {
  const code = typeof error === 'number' ? error : errorEntry(error).code;
  return new ApiFailure({ code, msg: options.msg ?? '', data: options.data ?? null });
}

export class NetworkFailure {
  readonly kind = 'network failure';
}

/** What a fake gives when no answer arrives. */
export const NETWORK_FAILURE = new NetworkFailure();
