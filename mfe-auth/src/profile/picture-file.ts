import { IMAGE_MAX_BYTES } from '@myfiction/shared/contract/rules.ts';
import type { TextKey } from '../i18n/use-text.ts';

/** What the server reads. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be a picture, before anything is sent. */
export function pictureProblemKey(file: { type: string; size: number }): TextKey | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'profile.pictureType';
  if (file.size > IMAGE_MAX_BYTES) return 'profile.pictureBytes';
  return undefined;
}
