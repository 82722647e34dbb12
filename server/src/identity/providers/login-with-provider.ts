import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { z } from 'zod';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { providerLoginLimit } from '../limits.ts';
import type { SignInContext } from '../signed-in.ts';
import { countAgainst, scaleLimits } from '../throttle.ts';
import { readTicket, takeTicket, useTokenOnce } from './one-use.ts';
import { offeredProviders } from './provider-config.ts';
import { signInPerson } from './sign-in-person.ts';
import { type ProviderPerson, verifyToken } from './verify-token.ts';

export type ProviderContext = SignInContext & Pick<CallContext, 'secrets' | 'config'>;

export interface ProviderToken {
  provider: SignInProvider;
  /** The provider's token; for Apple the ticket of its answer. */
  token: string;
  nonce?: string | undefined;
  state?: string | undefined;
}

const appleAnswer = z.object({ idToken: z.string(), state: z.string() });

/** Signs in through a provider. Each token and each ticket works once. */
export async function loginWithProvider(context: ProviderContext, given: ProviderToken): Promise<SignedIn> {
  const limits = scaleLimits([providerLoginLimit(context.ip)], context.config.rateLimitFactor);
  await countAgainst(context.db, limits, context.clock.now());
  const proved = await provePerson(context, given);
  await useProof(context, given, proved);
  return signInPerson(context, proved.person);
}

export interface ProvedPerson {
  person: ProviderPerson;
  /** The provider's own token. */
  token: string;
}

/** Finds out whom a token is about, which may ask the provider for its keys. It is good until `useProof`. */
export async function provePerson(
  context: Pick<CallContext, 'db' | 'secrets' | 'clock' | 'config'>,
  { provider, token: given, nonce, state }: ProviderToken,
): Promise<ProvedPerson> {
  if (!offeredProviders(context.config.providers).includes(provider)) throw new AppError('signInUnavailable');
  const token = provider === 'apple' ? await openAppleTicket(context, given, state) : given;
  const person = await verifyToken(context.config.providers, { provider, token, nonce }, context.clock.now());
  return { person, token };
}

/** Uses a proof up. Throws `signInRefused` when somebody was faster. */
export async function useProof(
  context: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  { provider, token: given }: ProviderToken,
  { person, token }: ProvedPerson,
): Promise<void> {
  if (provider === 'apple' && !(await takeTicket(context, 'apple', given))) throw new AppError('signInRefused');
  await useTokenOnce(context.db, token, person.expiresAt);
}

/** The answer that Apple has sent here belongs to the browser that knows its state. */
async function openAppleTicket(
  context: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  ticket: string,
  state: string | undefined,
): Promise<string> {
  const kept = appleAnswer.safeParse(await readTicket(context, 'apple', ticket));
  if (!kept.success || !state || kept.data.state !== state) throw new AppError('signInRefused');
  return kept.data.idToken;
}
