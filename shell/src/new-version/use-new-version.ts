import { useEffect, useState } from 'react';
import { isNewVersionThere } from './ask-for-versions.ts';

/** Asked only of an author who comes back to the tab, and no more often than this. */
const EVERY_MS = 10 * 60_000;

/** True once there is something newer than this tab; `forget` until it is found again. */
export function useNewVersion(): readonly [isThere: boolean, forget: () => void] {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let askedAtMs = Date.now();
    const onReturn = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAtMs < EVERY_MS) return;
      askedAtMs = Date.now();
      void isNewVersionThere().then((found) => found && setThere(true));
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return [isThere, () => setThere(false)];
}
