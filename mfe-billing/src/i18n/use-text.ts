import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { BILLING_NAMESPACE } from './messages.ts';

export type Text = TextOf<typeof en>;

/** The texts of the bill. Typed, so that a key without a message does not compile. */
export function useText(): Text {
  return useTranslation(BILLING_NAMESPACE).t;
}
