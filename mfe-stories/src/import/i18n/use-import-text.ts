import { useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { IMPORT_NAMESPACE } from './messages.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;
export type ImportTextKey = WithoutPlural<keyof typeof en>;
export type ImportText = (key: ImportTextKey, params?: Record<string, string | number>) => string;

/** The texts of the import; a key without a message does not compile. */
export function useImportText(): ImportText {
  return useTranslation(IMPORT_NAMESPACE).t;
}
