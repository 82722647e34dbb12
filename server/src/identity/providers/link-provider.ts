import { SIGN_IN_PROVIDERS } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity, Proof } from '@myfiction/shared/contract/calls/account.ts';
import { z } from 'zod';
import { type ProofContext, requireProof } from '../../account/require-proof.ts';
import { getSecurity } from '../../account/security.ts';
import { SIGN_IN_ADDED } from '../../account/security-texts.ts';
import { tellSecurity } from '../../account/tell-security.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { type ProvedPerson, type ProviderToken, useProof } from './login-with-provider.ts';
import { takeTicket } from './one-use.ts';
import { addLink } from './sign-in-person.ts';

const keptPerson = z.object({ provider: z.enum(SIGN_IN_PROVIDERS), subject: z.string(), email: z.string() });

/**
 * Adds a provider to the author's account: the account and the provider's person are both proved now, the person ahead
 * of the call by `provePerson`.
 */
export async function linkProvider(
  context: ProofContext,
  input: ProviderToken & { proof: Proof },
  proved: ProvedPerson,
): Promise<AccountSecurity> {
  await requireProof(context, input.proof);
  await useProof(context, input, proved);
  await addLink(context.db, context.uid, proved.person, context.clock.now());
  await tellSecurity(context, SIGN_IN_ADDED);
  return getSecurity(context.db, context.uid);
}

/** Links the person whose sign-in was answered with `accountExists`. Throws `signInRefused` when the ticket is over. */
export async function linkByTicket(
  context: Pick<CallContext, 'db' | 'clock' | 'secrets'>,
  uid: number,
  ticket: string,
): Promise<void> {
  const person = keptPerson.safeParse(await takeTicket(context, 'link', ticket));
  if (!person.success) throw new AppError('signInRefused');
  await addLink(context.db, uid, person.data, context.clock.now());
  await tellSecurity({ ...context, uid }, SIGN_IN_ADDED);
}
