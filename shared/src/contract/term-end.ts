import { type ContractOffer, OFFER_TERMS } from './application-options.ts';

/** When a contract ends by itself: its years after the last signature, in UTC. */
export function termEnd(offer: ContractOffer, signedAt: string | Date): Date {
  const end = new Date(signedAt);
  end.setUTCFullYear(end.getUTCFullYear() + OFFER_TERMS[offer].termYears);
  return end;
}
