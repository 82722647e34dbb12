import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';
import type { TextKey } from '../i18n/use-text.ts';

/** Why a file cannot be a picture, before anything is sent. */
export function pictureProblemKey(file: { type: string; size: number }): TextKey | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'profile.pictureType';
  if (file.size > IMAGE_MAX_BYTES) return 'profile.pictureBytes';
  return undefined;
}
