import type { ImportText } from '../i18n/use-import-text.ts';
import { ENCODINGS } from '../reading/encodings.ts';

/** An encoding with the languages that it was made for. */
export function encodingLabel(name: string, t: ImportText): string {
  const known = ENCODINGS.find((encoding) => encoding === name);
  return known ? t(`encoding.${known}`) : name;
}
