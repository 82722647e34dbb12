import type { AxiosResponse } from 'axios';
import { ERROR_CATALOGUE, findErrorByCode } from '../../contract/error-catalogue.ts';
import { errorText } from '../i18n/error-text.ts';
import { ApiError } from './api-error.ts';
import { networkError } from './no-answer.ts';
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
