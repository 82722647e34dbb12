import type { ServerKeys } from './keys.ts';
import { createSealKey, isSealHeader } from './seal-key.ts';

/** The names of the data keys, the current one's first: what sealed bytes begin with, in hex. They tell nothing of the keys. */
export function dataKeyNames({ dataKey, otherDataKeys }: ServerKeys): string[] {
  return [dataKey, ...otherDataKeys].map((key) => createSealKey(key).header.toString('hex'));
}

/** False for what was sealed before keys had names. */
export const isDataKeyName = (name: string): boolean => isSealHeader(Buffer.from(name, 'hex'));
