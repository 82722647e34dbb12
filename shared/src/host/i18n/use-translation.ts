import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';
import { messagesVersion, subscribeMessages } from './messages.ts';
import { SHARED_NAMESPACE } from './shared-messages.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

export interface Translation {
  /** The text of a key; `count` in the parameters picks the plural form `_one` or `_other`. */
  t: (key: string, params?: MessageParams) => string;
  /** BCP 47 language of the texts. */
  language: string;
}

/** Namespace of the page that is rendered; set by `createRemotePage`. */
export const NamespaceContext = createContext(SHARED_NAMESPACE);

/**
 * Texts of a namespace, or of several in the order in which they are looked through, by default the page's own, then the
 * shared ones. Renders again when the language changes. Several come as one array that stays the same.
 *
 * @example const { t } = useTranslation(); t('stories.count', { count: 3 })
 */
export function useTranslation(namespace?: string | readonly string[]): Translation {
  const own = useContext(NamespaceContext);
  const name = namespace ?? own;
  const version = useSyncExternalStore(subscribeMessages, messagesVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the tables.
  return useMemo(() => ({ t: translator(name), language: i18n.language }), [name, version]);
}

/** The same outside React; the caller asks again when the language may have changed. */
export function translator(namespace: string | readonly string[]): Translation['t'] {
  const namespaces = [namespace, SHARED_NAMESPACE].flat();
  return (key, params) => i18n.t(key, { ...params, ns: namespaces });
}
