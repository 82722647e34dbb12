import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { loadFirebase } from './load-firebase.ts';
import { forgetTokenExpiry, keepTokenExpiry, readTokenExpiry } from './token-expiry.ts';

/** Specification, point 9. */
const BEFORE_EXPIRY_MS = 5 * MINUTE_MS;
const RETRY_MS = MINUTE_MS;

/**
 * Refreshes the provider's token 5 minutes before it runs out, for as long as this tab is signed in at a provider. The
 * provider's code is loaded when the time has come. Returns a function that stops it.
 */
export function keepTokenFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = () => {
    const expiresAtMs = readTokenExpiry();
    if (stopped || expiresAtMs === undefined) return;
    timer = setTimeout(() => void refresh(), Math.max(0, expiresAtMs - Date.now() - BEFORE_EXPIRY_MS));
  };
  const refresh = async () => {
    try {
      const firebase = await loadFirebase();
      const token = await firebase.refresh();
      if (stopped) return;
      if (!token) return forgetTokenExpiry();
      keepTokenExpiry(token.expiresAtMs);
      plan();
    } catch {
      // Offline, or the provider is away: nothing that the author would notice.
      if (!stopped) timer = setTimeout(() => void refresh(), RETRY_MS);
    }
  };
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
