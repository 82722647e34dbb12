import type { ImageType, UploadedImage } from '../../contract/calls/image.ts';
import { API_PREFIX } from '../../contract/identity-fields.ts';
import { request } from './signed-request.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

const CALL = 'images/upload';
/** Five megabytes over a slow phone connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Uploads a picture as multipart; the file itself is not signed. Rejects with an ApiError. */
export function uploadImage(file: Blob, type: ImageType, options: UploadOptions = {}): Promise<UploadedImage> {
  const signed = {
    path: API_PREFIX + CALL,
    fields: { type },
    files: { file },
    timeoutMs: UPLOAD_TIMEOUT_MS,
    retryOnNetworkFailure: false,
    plain: false,
    ...(options.signal && { signal: options.signal }),
  };
  return request<UploadedImage>(CALL, signed, options.silent);
}
