import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { SUPPORT_NAMESPACE } from './messages.ts';

/** The texts of this remote. Typed, so that a key without a message does not compile. */
export function useText(): TextOf<typeof en> {
  return useTranslation(SUPPORT_NAMESPACE).t;
}
