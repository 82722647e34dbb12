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
  /** The server does not take the ticket any more. */
  isOver: boolean;
}

/** The server takes the ticket once, within this time. */
const VALID_MS = 10 * MINUTE_MS;
const record = tabRecord('pending_link');

/** Keeps what the answer `accountExists` has brought. */
export function keepPendingLink(provider: SignInProvider, { data }: Pick<ApiError, 'data'>): void {
  if (typeof data === 'object' && data !== null) record.write({ ...data, provider, keptAtMs: Date.now() });
}

/** For a page that opens; what is over by then is forgotten. */
export function readPendingLink(): PendingLink | undefined {
  const link = announcedLink();
  if (!link?.isOver) return link;
  forgetPendingLink();
  return undefined;
}

/** What the page has said that it would link. It may be over meanwhile. */
export function announcedLink(): PendingLink | undefined {
  const { provider, email, ticket, keptAtMs } = record.read() ?? {};
  if (typeof keptAtMs !== 'number' || !isSignInProvider(provider)) return undefined;
  if (typeof email !== 'string' || typeof ticket !== 'string') return undefined;
  return { provider, email, ticket, isOver: Date.now() - keptAtMs > VALID_MS };
}

export function forgetPendingLink(): void {
  record.remove();
}
