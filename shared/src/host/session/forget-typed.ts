import { OVER_SIGN_IN, OVER_SIGN_IN_MS } from '../../contract/device-keys.ts';

/** Removes from this tab what pages keep over a sign-in (docs/adr/0017): of all but this author, and what is too old. */
export function forgetTyped(uid?: number): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(OVER_SIGN_IN)) continue;
      const [keptAtMs] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      const waits = key.startsWith(`${OVER_SIGN_IN} ${uid} `) && Date.now() - keptAtMs < OVER_SIGN_IN_MS;
      if (!waits) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
