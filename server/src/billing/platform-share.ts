import type { ContractOffer } from '@myfiction/shared/contract/application-options.ts';
import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import { PLATFORM_SHARE_MICROS } from '@myfiction/shared/contract/billing.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';

/** What the platform keeps of what the store passes on, in millionths: the rest of the share that the contract names. */
export function platformMicrosOf(offer: ContractOffer | null): number {
  if (offer === null) return PLATFORM_SHARE_MICROS;
  return (100 - OFFER_TERMS[offer].sharePercent) * (MICROS / 100);
}
