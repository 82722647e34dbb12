import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { IMPORT_NAMESPACE } from './messages.ts';

export type ImportText = TextOf<typeof en>;

/** The texts of the import; a key without a message does not compile. */
export function useImportText(): ImportText {
  return useTranslation(IMPORT_NAMESPACE).t;
}
