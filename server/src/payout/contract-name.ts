import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import { findSignedPerson } from '../applications/signed-person.ts';
import type { CallContext } from '../platform/handler.ts';

/** The legal name of the author's signed contract, the newest one, which a holder must have; null without one. */
export async function contractName(context: Pick<CallContext, 'db' | 'uid' | 'secrets'>): Promise<string | null> {
  const person = await findSignedPerson(context, context.uid);
  return person && legalName(person);
}
