import { type ErrorName, errorEntry } from '../../contract/error-catalogue.ts';
import { i18n } from './i18n.ts';
import { ERRORS_NAMESPACE, SHARED_NAMESPACE } from './shared-messages.ts';
import './register-shared.ts';

/** The text of a catalogue entry in the author's language; the server's own where the catalogue has none. */
export function errorText(name: ErrorName, serverText = ''): string {
  const mapped = errorEntry(name).message;
  return mapped === undefined ? serverText : i18n.t(name, { ns: ERRORS_NAMESPACE, defaultValue: mapped });
}

/** A shared text by key, with the English that stands where no table is loaded. */
export function translateShared(key: string, english: string): string {
  return i18n.t(key, { ns: SHARED_NAMESPACE, defaultValue: english });
}
