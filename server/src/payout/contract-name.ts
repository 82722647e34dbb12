import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import { findSignedPerson } from '../applications/signed-person.ts';
import type { PaymentContext } from './get-payment.ts';

/** The legal name of the author's signed contract, the newest one, which a holder must have; null without one. */
export async function contractName(context: PaymentContext): Promise<string | null> {
  const person = await findSignedPerson(context, context.uid);
  return person && legalName(person);
}
