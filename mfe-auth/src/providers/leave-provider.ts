import { loadFirebase } from './load-firebase.ts';
import { forgetTokenExpiry, readTokenExpiry } from './token-expiry.ts';

/** Signing out here must not wait long for a provider. */
const LATEST_MS = 5_000;

/** Signs out at the provider that this tab is signed in at; without one nothing is loaded. Never rejects. */
export async function leaveProvider(): Promise<void> {
  if (readTokenExpiry() === undefined) return;
  const signedOut = loadFirebase().then((firebase) => firebase.signOut());
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), LATEST_MS));
  try {
    // Kept when it did not work: the sign-in page tries again.
    if ((await Promise.race([signedOut, late])) !== 'late') forgetTokenExpiry();
  } catch {
    // As above.
  }
}
