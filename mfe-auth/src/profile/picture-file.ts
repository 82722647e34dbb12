import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';
import type { ProfileTextKey } from '../i18n/use-profile-text.ts';

/** Why a file cannot be a picture, before anything is sent. */
export function pictureProblemKey(file: { type: string; size: number }): ProfileTextKey | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'profile.pictureType';
  if (file.size > IMAGE_MAX_BYTES) return 'profile.pictureBytes';
  return undefined;
}
