import { useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { COMMENTS_NAMESPACE } from './messages.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;
/** Every text of this remote; plural forms by their common name. */
export type TextKey = WithoutPlural<keyof typeof en>;
export type Text = (key: TextKey, params?: Record<string, string | number>) => string;

/** The texts of this remote. Typed, so that a key without a message does not compile. */
export function useText(): Text {
  return useTranslation(COMMENTS_NAMESPACE).t;
}
