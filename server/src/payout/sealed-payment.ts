import { payoutForm, taxForm } from '@myfiction/shared/contract/calls/payment.ts';
import { z } from 'zod';
import { openJson } from '../platform/sealed-json.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Purposes under which payment and tax info are sealed. */
export const PAYOUT_PURPOSE = 'payout method';
export const TAX_PURPOSE = 'tax form';

const signedTaxForm = z.object({
  form: taxForm,
  signature: z.string(),
  signed_at: z.string(),
  /** Where the signature came from. */
  ip: z.string(),
});
export type SignedTaxForm = z.infer<typeof signedTaxForm>;

export function openPayout(secrets: Pick<Secrets, 'open'>, sealed: Buffer) {
  return openJson(secrets, PAYOUT_PURPOSE, payoutForm, sealed);
}

export function openTaxForm(secrets: Pick<Secrets, 'open'>, sealed: Buffer): SignedTaxForm {
  return openJson(secrets, TAX_PURPOSE, signedTaxForm, sealed);
}
