import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
import { randomId } from '@myfiction/shared/host.ts';
import { loadAppleScript } from './apple-script.ts';
import { type Attempt, keepAttempt } from './attempt.ts';

/**
 * Leaves the page for Apple, which answers with a form posted to the platform. State and nonce stay in this tab: only
 * it can use the answer. Rejects when Apple's script cannot be loaded.
 */
export async function leaveForApple(
  { client_id, script_url, redirect_url }: NonNullable<SystemConfig['apple']>,
  purpose: Pick<Attempt, 'redirectUrl' | 'linking'>,
): Promise<void> {
  const apple = await loadAppleScript(script_url);
  const [state, nonce] = [randomId(), randomId()];
  apple.init({
    clientId: client_id,
    scope: 'name email',
    redirectURI: redirect_url,
    state,
    nonce: await sha256Hex(nonce),
    usePopup: false,
  });
  keepAttempt({ provider: 'apple', state, nonce, ...purpose });
  await apple.signIn();
}

/** Apple returns only to https addresses and localhost, where the browser's own cryptography is always there. */
async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
