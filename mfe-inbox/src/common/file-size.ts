import { formatNumber } from '@myfiction/shared/host.ts';
import type { Text } from '../i18n/use-text.ts';

const KB = 1024;
const MB = KB * KB;

/** @example fileSize(1_572_864, t) // '1.5 MB' */
export function fileSize(bytes: number, t: Text): string {
  if (bytes >= MB) return t('size.mb', { size: formatNumber(Math.round((bytes / MB) * 10) / 10) });
  return t('size.kb', { size: formatNumber(Math.max(1, Math.round(bytes / KB))) });
}
