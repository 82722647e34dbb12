import type { ImageType, UploadedImage } from '../../contract/calls/image.ts';
import { API_PREFIX } from '../../contract/identity-fields.ts';
import { getSession } from '../store/use-app.ts';
import { applyError } from './apply-error.ts';
import { sendSigned } from './send-signed.ts';
import { thrownError } from './to-api-error.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

const CALL = 'images/upload';
/** Five megabytes over a slow phone connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Uploads a picture as multipart; the file itself is not signed. Rejects with an ApiError. */
export async function uploadImage(file: Blob, type: ImageType, options: UploadOptions = {}): Promise<UploadedImage> {
  const token = getSession()?.session ?? '';
  try {
    return await sendSigned<UploadedImage>({
      path: API_PREFIX + CALL,
      fields: { type },
      files: { file },
      timeoutMs: UPLOAD_TIMEOUT_MS,
      retryOnNetworkFailure: false,
      plain: false,
      ...(options.signal && { signal: options.signal }),
    });
  } catch (error) {
    const failure = thrownError(error);
    applyError(failure, { call: CALL, silent: options.silent ?? false, token });
    throw failure;
  }
}
