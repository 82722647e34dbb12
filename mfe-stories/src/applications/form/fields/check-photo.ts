import { ID_IMAGE_MAX_BYTES } from '@myfiction/shared/contract/application-options.ts';
import { IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';

export const PHOTO_MAX_MB = ID_IMAGE_MAX_BYTES / 1024 / 1024;

export type PhotoProblem = 'type' | 'bytes' | 'failed' | 'offline';

/** Checks a file before it is sent, so that a wrong one costs no upload. */
export function checkPhoto(file: File): PhotoProblem | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  return file.size > ID_IMAGE_MAX_BYTES ? 'bytes' : undefined;
}
