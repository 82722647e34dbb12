import { type TextKeyOf, type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { PAYMENT_NAMESPACE } from './messages.ts';

export type PaymentTextKey = TextKeyOf<typeof en>;

/** The texts of the page of payment info. Typed, so that a key without a message does not compile. */
export function usePaymentText(): TextOf<typeof en> {
  return useTranslation(PAYMENT_NAMESPACE).t;
}
