import { type MessageBundle, registerMessages, type TextOf, useTranslation } from '@myfiction/shared/host.ts';

interface LateMessages<T> extends MessageBundle {
  en: T & MessageBundle['en'];
}

/**
 * Registers the texts of a chunk that is fetched late, and gives the hook that reads them. A text that the page itself
 * shows belongs into its own table: each table travels with what uses it.
 */
export function lateText<T extends Record<string, string>>(
  namespace: string,
  messages: LateMessages<T>,
): () => TextOf<T> {
  void registerMessages(namespace, messages);
  return () => useTranslation(namespace).t;
}
