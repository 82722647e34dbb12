import { useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { BILLING_NAMESPACE } from './messages.ts';

/** The texts of this remote. Typed, so that a key without a message does not compile. */
export function useText(): (key: keyof typeof en) => string {
  return useTranslation(BILLING_NAMESPACE).t;
}
