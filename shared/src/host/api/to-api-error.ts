import type { AxiosResponse } from 'axios';
import { ERROR_CATALOGUE, findErrorByCode, NETWORK_FAILURE_MESSAGE } from '../../contract/error-catalogue.ts';
import { errorText, translateShared } from '../i18n/error-text.ts';
import { ApiError } from './api-error.ts';
import type { ReadAnswer } from './read-answer.ts';

/** An answer whose code is not 0. */
export function answerError(answer: ReadAnswer): ApiError {
  const entry = ERROR_CATALOGUE.find(({ code }) => code === answer.code);
  return new ApiError({
    kind: 'answer',
    code: answer.code,
    data: answer.data,
    message: entry ? errorText(entry.name, answer.msg) : answer.msg,
    errorName: entry?.name,
    field: findErrorByCode(answer.code)?.field,
  });
}

/**
 * What an HTTP response without an application answer means; undefined when there is nothing wrong with it. A page in
 * place of an answer comes from the network on the way, as where a train's asks to sign in.
 */
export function responseError({ status, headers }: Pick<AxiosResponse, 'status' | 'headers'>): ApiError | undefined {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  if (status < 400) return isPage ? networkError('network') : undefined;
  if (status === 413) return answerError({ code: 400004, msg: '', data: null });
  if (status === 429) return answerError({ code: 400005, msg: '', data: null });
  if (status >= 500) return answerError({ code: 500, msg: '', data: null });
  return networkError('network');
}

/** Whatever else went wrong on the way, a chunk that could not be loaded included: logged, because it has a cause. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error('A call failed before it was sent.', error);
  return networkError('network');
}

/** No answer arrived. */
export function networkError(kind: 'network' | 'timeout'): ApiError {
  return new ApiError({ kind, message: translateShared('networkFailure', NETWORK_FAILURE_MESSAGE) });
}
