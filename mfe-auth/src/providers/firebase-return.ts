import type { ProviderProof } from '../api/sign-in-with-provider.ts';
import { loadFirebase } from './load-firebase.ts';
import type { FirebaseProvider } from './provider.ts';
import { reportProviderError } from './report-provider-error.ts';
import { keepTokenExpiry } from './token-expiry.ts';

/** What a sign-in that has left the page has brought; undefined where it brought nothing. Never rejects. */
export async function firebaseReturn(provider: FirebaseProvider): Promise<ProviderProof | undefined> {
  try {
    const answer = await (await loadFirebase()).returned();
    if (!answer) return undefined;
    keepTokenExpiry(answer.expiresAtMs);
    return { provider: answer.provider, token: answer.token };
  } catch (error) {
    reportProviderError(provider, error);
    return undefined;
  }
}
