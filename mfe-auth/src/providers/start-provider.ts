import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import type { ProviderProof } from '../api/sign-in-with-provider.ts';
import { leaveForApple } from './apple.ts';
import { keepAttempt } from './attempt.ts';
import { loadFirebase } from './load-firebase.ts';
import type { FirebaseProvider } from './provider.ts';
import { reportProviderError } from './report-provider-error.ts';
import { systemConfig } from './system-config.ts';
import { keepTokenExpiry } from './token-expiry.ts';

/** The page is on its way to the provider, or the provider has brought nothing and no more is to be said. */
export type ProviderOutcome = ProviderProof | 'leaving' | 'nothing';

interface StartOptions {
  language: string;
  /** Where the author wanted to go. */
  redirectUrl: string | null;
}

/** Asks the provider who the author is; call it within the click. The provider's errors end here (specification, point 8). */
export async function startProvider(provider: SignInProvider, options: StartOptions): Promise<ProviderOutcome> {
  try {
    return provider === 'apple' ? await startApple(options) : await startFirebase(provider, options);
  } catch (error) {
    reportProviderError(provider, error);
    return 'nothing';
  }
}

async function startApple({ redirectUrl }: StartOptions): Promise<ProviderOutcome> {
  const config = await systemConfig();
  if (!config?.apple) throw new Error('Apple is not set up here.');
  await leaveForApple(config.apple, redirectUrl === null ? {} : { redirectUrl });
  return 'leaving';
}

async function startFirebase(provider: FirebaseProvider, { language }: StartOptions): Promise<ProviderOutcome> {
  const firebase = await loadFirebase();
  const answer = await firebase.signIn(provider, language, () => keepAttempt({ provider }));
  if (!answer) return 'leaving';
  keepTokenExpiry(answer.expiresAtMs);
  return { provider, token: answer.token };
}
