import type { ProviderProof } from '../api/sign-in-with-provider.ts';
import type { Attempt } from './attempt.ts';

/** What Apple's way back says (`apple_ticket` or `apple_error`). */
export type AppleAnswer = ProviderProof | 'cancelled' | 'refused';

/** Undefined where the address carries no answer. An answer that this tab has not asked for is refused. */
export function readAppleAnswer(search: URLSearchParams, attempt: Attempt | undefined): AppleAnswer | undefined {
  const [ticket, error] = [search.get('apple_ticket'), search.get('apple_error')];
  if (ticket === null && error === null) return undefined;
  if (error === 'cancelled') return 'cancelled';
  if (!ticket || attempt?.provider !== 'apple' || !attempt.state || !attempt.nonce) return 'refused';
  return { provider: 'apple', token: ticket, state: attempt.state, nonce: attempt.nonce };
}
