import { type MessageParams, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { BILLING_NAMESPACE } from './messages.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;
/** Every text of the bill; plural forms by their common name. */
export type TextKey = WithoutPlural<keyof typeof en>;
export type Text = (key: TextKey, params?: MessageParams) => string;

/** The texts of the bill. Typed, so that a key without a message does not compile. */
export function useText(): Text {
  return useTranslation(BILLING_NAMESPACE).t;
}
