import { registerMessages, useTranslation } from '@myfiction/shared/host.ts';
import type { EditorMessages, TextOf } from './text-of.ts';

/**
 * Registers the texts of a chunk that is fetched late, and gives the hook that reads them. A text that the page itself
 * shows belongs into its own table: each table travels with what uses it.
 */
export function lateText<T extends Record<string, string>>(
  namespace: string,
  messages: EditorMessages<T>,
): () => TextOf<T> {
  void registerMessages(namespace, messages);
  return () => useTranslation(namespace).t;
}
