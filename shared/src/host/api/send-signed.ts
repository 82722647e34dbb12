import { errorEntry } from '../../contract/error-catalogue.ts';
import { catalogueReady } from '../i18n/register-catalogue.ts';
import { runtimeConfig } from '../runtime-config.ts';
import { useAppStore } from '../store/app-store.ts';
import { ApiError } from './api-error.ts';
import { http } from './http.ts';
import { identityFields } from './identity.ts';
import { readAnswer } from './read-answer.ts';
import { prepareSigner, signFields } from './sign.ts';
import type { SignedRequest } from './signed-request.ts';
import { answerError, responseError } from './to-api-error.ts';
import { transportError } from './transport-error.ts';
import { wireFields } from './wire-fields.ts';

/** Does beforehand what the first call would wait for. */
export const prepareToSend = (): Promise<void> => prepareSigner();

/** Signs and sends, and gives the data of an answer with code 0. Rejects with an ApiError; shows nothing. */
export async function sendSigned<T>(request: SignedRequest): Promise<T> {
  try {
    return await send<T>(request);
  } catch (error) {
    const isRepeated = request.retryOnNetworkFailure && error instanceof ApiError && error.kind === 'network';
    if (!isRepeated) throw error;
    return await send<T>(request);
  }
}

function send<T>(request: SignedRequest): Promise<T> {
  return sendOnce<T>(request).catch((error: unknown) => {
    throw transportError(error);
  });
}

async function sendOnce<T>(request: SignedRequest): Promise<T> {
  const fields = wireFields({ ...identityFields(), ...request.fields });
  const sign = await signFields(fields, { plain: request.plain });
  const answered = http.post<unknown>(runtimeConfig().apiBase + request.path, bodyOf(fields, request.files), {
    headers: { sign },
    timeout: request.timeoutMs,
    ...(request.signal && { signal: request.signal }),
    ...(request.onProgress && { onUploadProgress: ({ progress = 0 }) => request.onProgress?.(progress) }),
  });
  request.onSent?.();
  const response = await answered;
  const answer = await readAnswer(response.data);
  noteClock(answer.code);
  // The one place where the wire becomes a type: the contract's schemas stay on the server.
  if (answer.code === 0) return answer.data as T;
  await catalogueReady;
  throw (answer.code === -1 && responseError(response)) || answerError(answer);
}

/** Every answer of the server tells whether it takes this device's time. */
function noteClock(code: number): void {
  const isClockWrong = code === errorEntry('clockSkew').code;
  if (code !== -1 && isClockWrong !== useAppStore.getState().isClockWrong) useAppStore.setState({ isClockWrong });
}

/** In a multipart body the fields come first, so that the server can check the signature before it reads a file. */
function bodyOf(fields: Record<string, unknown>, files: SignedRequest['files']): unknown {
  if (!files) return fields;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== null) form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [key, file] of Object.entries(files)) form.append(key, file);
  return form;
}
