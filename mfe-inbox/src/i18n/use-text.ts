import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { INBOX_NAMESPACE } from './messages.ts';

export type Text = TextOf<typeof en>;

/** The texts of this remote. Typed, so that a key without a message does not compile. */
export function useText(): Text {
  return useTranslation(INBOX_NAMESPACE).t;
}
