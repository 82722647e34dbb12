import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { isSignInProvider } from './provider.ts';
import { tabRecord } from './tab-record.ts';

/** A sign-in that has left the page; only the tab that began it can finish it. */
export interface Attempt {
  provider: SignInProvider;
  /** Apple only. */
  state?: string;
  nonce?: string;
  /** Where the author wanted to go; Apple's way back does not carry it. */
  redirectUrl?: string;
  /** An author who is signed in adds the provider to the account. */
  linking?: true;
}

const record = tabRecord('sign_in_attempt');

export function keepAttempt(attempt: Attempt): void {
  record.write({ ...attempt });
}

/** Whether the provider was asked from the settings; the attempt goes on. */
export function isLinking(): boolean {
  return record.read()?.linking === true;
}

/** Gives the attempt and ends it: an answer is looked at once. */
export function takeAttempt(): Attempt | undefined {
  const kept = record.take();
  if (!kept) return undefined;
  const { provider, state, nonce, redirectUrl, linking } = kept;
  if (!isSignInProvider(provider)) return undefined;
  return {
    provider,
    ...(typeof state === 'string' && { state }),
    ...(typeof nonce === 'string' && { nonce }),
    ...(typeof redirectUrl === 'string' && { redirectUrl }),
    ...(linking === true && { linking }),
  };
}
