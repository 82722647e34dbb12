import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import type { ApiError } from '@myfiction/shared/host.ts';
import { isSignInProvider } from './provider.ts';
import { tabRecord } from './tab-record.ts';

/** A provider's sign-in that waits for the author to sign in to the account with the same address. */
export interface PendingLink {
  provider: SignInProvider;
  email: string;
  ticket: string;
}

/** The server takes the ticket once, within this time. */
const VALID_MS = 10 * MINUTE_MS;
const record = tabRecord('pending_link');

/** Keeps what the answer `accountExists` has brought. */
export function keepPendingLink(provider: SignInProvider, { data }: Pick<ApiError, 'data'>): void {
  if (typeof data === 'object' && data !== null) record.write({ ...data, provider, keptAtMs: Date.now() });
}

export function readPendingLink(): PendingLink | undefined {
  const { provider, email, ticket, keptAtMs } = record.read() ?? {};
  if (typeof keptAtMs !== 'number' || Date.now() - keptAtMs > VALID_MS) return undefined;
  if (!isSignInProvider(provider)) return undefined;
  return typeof email === 'string' && typeof ticket === 'string' ? { provider, email, ticket } : undefined;
}

export function forgetPendingLink(): void {
  record.remove();
}
