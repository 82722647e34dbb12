import { randomUUID } from 'node:crypto';
import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import type { PayoutForm, W8benForm } from '@myfiction/shared/contract/calls/payment.ts';
import { W8BEN_CERTIFICATIONS, W8BEN_VALID_YEARS } from '@myfiction/shared/contract/payment-options.ts';
import { claimedPercent } from '@myfiction/shared/payout/treaty.ts';
import type { Database } from '../database/connect.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { maskNumber, maskPayout } from '../payout/mask.ts';
import { PAYOUT_PURPOSE, type SignedTaxForm, TAX_PURPOSE } from '../payout/sealed-payment.ts';
import { sealJson } from '../platform/sealed-json.ts';
import type { Secrets } from '../platform/secrets.ts';
import { NOOR_PERSON } from './noor-person.ts';
import { daysBefore } from './times.ts';

const NAME = legalName(NOOR_PERSON);
const PAYOUT: PayoutForm = { kind: 'paypal', holder: NAME, email: 'noor@example.com' };
const TAX_FORM: W8benForm = {
  kind: 'w-8ben',
  name: NAME,
  citizenship: NOOR_PERSON.citizenship,
  residence: NOOR_PERSON.address,
  mailing: null,
  us_tin: '',
  foreign_tin: 'X2914408F',
  foreign_tin_not_required: false,
  reference: '',
  birth_date: NOOR_PERSON.birth_date,
  treaty: { country: NOOR_PERSON.address.country, article: '12', rate_percent: 10 },
  certified: [...W8BEN_CERTIFICATIONS],
};
/** What the demonstration's bills withhold. */
export const DEMO_WITHHOLDING_PERCENT = claimedPercent(TAX_FORM);

/** How the author is paid and taxed, sealed as what an author enters is; both were settled long ago. */
export async function loadPayout(tx: Database, secrets: Secrets, uid: number, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 300);
  const details = sealJson(secrets, PAYOUT_PURPOSE, PAYOUT);
  const { kind } = PAYOUT;
  await tx
    .insert(payoutMethods)
    .values({ id: randomUUID(), uid, kind, masked: maskPayout(PAYOUT), details, createdAt });
  const signed: SignedTaxForm = {
    form: TAX_FORM,
    signature: NAME,
    signed_at: createdAt.toISOString(),
    ip: '127.0.0.1',
  };
  await tx.insert(taxForms).values({
    id: randomUUID(),
    uid,
    kind: TAX_FORM.kind,
    state: 'valid',
    withholdingPercent: DEMO_WITHHOLDING_PERCENT,
    validUntil: `${createdAt.getUTCFullYear() + W8BEN_VALID_YEARS}-12-31`,
    form: sealJson(secrets, TAX_PURPOSE, signed),
    maskedTin: maskNumber(TAX_FORM.foreign_tin),
    decidedBy: 'Mirela',
    decidedAt: createdAt,
    createdAt,
  });
}
