import { ERROR_CATALOGUE } from '../../contract/error-catalogue.ts';
import type { CatalogueEntry } from '../../contract/errors/catalogue-entry.ts';

const entries: readonly CatalogueEntry[] = ERROR_CATALOGUE;

/** The catalogue's own texts by error name; a name without a text is not there. */
export const errorMessages: Readonly<Record<string, string>> = Object.fromEntries(
  entries.flatMap(({ name, message }) => (message === undefined ? [] : [[name, message] as const])),
);
