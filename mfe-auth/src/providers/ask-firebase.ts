import type { ProviderProof } from '../api/sign-in-with-provider.ts';
import { loadFirebase } from './load-firebase.ts';
import type { FirebaseProvider } from './provider.ts';
import { reportProviderError } from './report-provider-error.ts';
import { keepTokenExpiry } from './token-expiry.ts';

/**
 * Asks in the provider's window who the author is, and never leaves the page. Call it within the click. Undefined where
 * the provider brought nothing; its errors end here (specification, point 8).
 */
export async function askFirebase(
  provider: FirebaseProvider,
  language: string,
): Promise<ProviderProof | 'blocked' | undefined> {
  try {
    const answer = await (await loadFirebase()).signIn(provider, language);
    if (!answer) return 'blocked';
    keepTokenExpiry(answer.expiresAtMs);
    return { provider, token: answer.token };
  } catch (error) {
    reportProviderError(provider, error);
    return undefined;
  }
}
