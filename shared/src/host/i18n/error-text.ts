import type { ErrorName } from '../../contract/error-catalogue.ts';
import { i18n } from './i18n.ts';

/** Its texts come with the catalogue, beside what sends the first call. */
export const ERRORS_NAMESPACE = 'errors';

/** The text of a catalogue entry in the author's language; the server's own where the catalogue has none. */
export function errorText(name: ErrorName, serverText = ''): string {
  return i18n.find(name, [ERRORS_NAMESPACE]) ?? serverText;
}
