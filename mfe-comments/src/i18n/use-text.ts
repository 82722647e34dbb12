import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { COMMENTS_NAMESPACE } from './messages.ts';

export type Text = TextOf<typeof en>;

/** The texts of the list. Typed, so that a key without a message does not compile. */
export function useText(): Text {
  return useTranslation(COMMENTS_NAMESPACE).t;
}
