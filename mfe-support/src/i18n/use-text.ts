import { type MessageParams, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { SUPPORT_NAMESPACE } from './messages.ts';

type Key = keyof typeof en;
/** A counted text is named without the ending of its plural form. */
type CountedKey = Key extends infer K ? (K extends `${infer Name}_one` ? Name : never) : never;

/** The texts of this remote. Typed, so that a key without a message does not compile. */
export function useText(): (key: Key | CountedKey, params?: MessageParams) => string {
  return useTranslation(SUPPORT_NAMESPACE).t;
}
