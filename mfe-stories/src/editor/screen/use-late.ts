import { useEffect, useState } from 'react';
import { whenIdle } from '../session/when-idle.ts';

/** A late component; null until it is there. React's own `lazy` would keep a failed load for good. */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ component: T } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    load().then(
      (component) => isCurrent && setLoaded({ component }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, loaded]);
  return loaded?.component ?? null;
}

/** False until the page has nothing else to do: for what belongs on the screen but must not delay the first key. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
