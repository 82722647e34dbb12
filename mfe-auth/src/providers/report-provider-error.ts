import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { trackEvent } from '@myfiction/shared/host.ts';

/** The author has changed their mind: nothing went wrong. */
const CHANGED_MIND: readonly unknown[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** Errors on the provider's side are swallowed (specification, point 8) and only reported, as failed sign-ins are. */
export function reportProviderError(provider: SignInProvider, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (CHANGED_MIND.includes(code)) return;
  const message = error instanceof Error ? error.message : String(error);
  trackEvent('login_failed', { api: provider, error_code: code ?? -1, error_info: message });
}
