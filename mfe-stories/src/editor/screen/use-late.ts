import { useEffect, useState } from 'react';

const RETRY_MS = 3_000;

/** A late component; null until it is there. A load that fails is tried again: React's own `lazy` would keep the failure. */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ component: T } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (component) => isCurrent && setLoaded({ component }),
      () => {
        if (isCurrent) timer = setTimeout(() => setTries((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, isWanted, loaded, tries]);
  return loaded?.component ?? null;
}
