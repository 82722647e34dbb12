import { useAppStore } from '../store/app-store.ts';
import { writeWhole } from './plain-numbers.ts';
import { fillIn, pluralKey } from './text-rules.ts';

export type MissingKeyHandler = (namespace: string, key: string) => void;
type Table = Readonly<Record<string, string>>;

export interface TextOptions {
  /** Where to look, the first first. */
  ns: string | readonly string[];
  /** What stands where no language has the text. */
  defaultValue?: string;
  /** Picks the plural form `_one`, `_other` and so on, and is written as the language writes numbers. */
  count?: string | number;
  [param: string]: unknown;
}

/** Stands in for a language that lacks a text. */
const FALLBACK = 'en';

let language: string = useAppStore.getState().preferences.language;
/** By language and namespace; the table that came last is looked through first. */
const tables = new Map<string, readonly Table[]>();
let onMissingKey: MissingKeyHandler = () => {};

/** Called for each text that no language has; tests make it fail them. */
export function setMissingKeyHandler(handler: MissingKeyHandler): void {
  onMissingKey = handler;
}

const tableKey = (of: string, namespace: string): string => `${of} ${namespace}`;
const tablesOf = (of: string, namespace: string): readonly Table[] => tables.get(tableKey(of, namespace)) ?? [];

/** The text in one language, before its parameters are filled in. */
function lookUp(of: string, namespaces: readonly string[], key: string, count: unknown): string | undefined {
  const keys = typeof count === 'number' ? [pluralKey(of, key, count), `${key}_other`, key] : [key];
  for (const namespace of namespaces)
    for (const table of tablesOf(of, namespace))
      for (const each of keys) if (Object.hasOwn(table, each)) return table[each];
  return undefined;
}

/**
 * The texts of every package by language and namespace. Small on purpose: flat keys, `{{name}}`, plural forms and
 * English as the fallback are all we write, and every page downloads it.
 */
export const i18n = {
  get language(): string {
    return language;
  },
  changeLanguage(next: string): void {
    language = next;
  },
  hasTable: (of: string, namespace: string): boolean => tables.has(tableKey(of, namespace)),
  /** A second table of a namespace adds to the first. No copies: on a phone they were a part of every first load. */
  addTable(of: string, namespace: string, table: Table): void {
    tables.set(tableKey(of, namespace), [table, ...tablesOf(of, namespace)]);
  },
  /** A text that may be missing, as it stands in its table. */
  find: (key: string, namespaces: readonly string[], count?: unknown): string | undefined =>
    lookUp(language, namespaces, key, count) ?? lookUp(FALLBACK, namespaces, key, count),
  t(key: string, { ns, defaultValue, ...params }: TextOptions): string {
    const namespaces = typeof ns === 'string' ? [ns] : ns;
    const text = i18n.find(key, namespaces, params.count);
    if (text === undefined) onMissingKey(namespaces[0] ?? '', key);
    const { count } = params;
    const written = typeof count === 'number' ? writeWhole(count, language) : undefined;
    return fillIn(text ?? defaultValue ?? key, written === undefined ? params : { ...params, count: written });
  },
};
