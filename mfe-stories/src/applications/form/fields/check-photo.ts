import { ID_IMAGE_MAX_BYTES } from '@myfiction/shared/contract/application-options.ts';

/** What the server reads, see `application/uploadId`. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const PHOTO_MAX_MB = ID_IMAGE_MAX_BYTES / 1024 / 1024;

export type PhotoProblem = 'type' | 'bytes' | 'failed' | 'offline';

/** Checks a file before it is sent, so that a wrong one costs no upload. */
export function checkPhoto(file: File): PhotoProblem | undefined {
  if (!PHOTO_TYPES.includes(file.type)) return 'type';
  return file.size > ID_IMAGE_MAX_BYTES ? 'bytes' : undefined;
}
