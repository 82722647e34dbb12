import { type TextKeyOf, type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en/sign-in.ts';
import { AUTH_NAMESPACE } from './messages.ts';

export type TextKey = TextKeyOf<typeof en>;

/** The texts of the sign-in. Typed, so that a key without a message does not compile. */
export function useText(): TextOf<typeof en> {
  return useTranslation(AUTH_NAMESPACE).t;
}
