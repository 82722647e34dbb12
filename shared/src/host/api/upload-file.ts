import type { ApiCallName, ApiInput, ApiOutput } from '../../contract/calls.ts';
import { API_PREFIX, UPLOAD_TIMEOUT_MS } from '../../contract/identity-fields.ts';
import { request } from './request.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** How much is on its way, 0 to 1; the server still reads what it has when this is 1. */
  onProgress?: (share: number) => void;
  silent?: boolean;
}

/** A call with a file, as multipart; the file itself is not signed. Rejects with an ApiError. */
export function uploadFile<N extends ApiCallName>(
  name: N,
  payload: ApiInput<N>,
  file: Blob,
  options: UploadOptions = {},
): Promise<ApiOutput<N>> {
  const signed = {
    path: API_PREFIX + name,
    fields: { ...payload },
    files: { file },
    timeoutMs: UPLOAD_TIMEOUT_MS,
    retryOnNetworkFailure: false,
    plain: false,
    ...(options.signal && { signal: options.signal }),
    ...(options.onProgress && { onProgress: options.onProgress }),
  };
  return request<ApiOutput<N>>(name, signed, options.silent ? 'none' : 'all');
}
