import { useEffect, useState } from 'react';

const RETRY_MS = 3_000;

/**
 * A late component, or a module of them; null until it is there. A load that fails is tried again: React's own `lazy`
 * would keep the failure.
 *
 * @param load must be the same from render to render
 */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ component: T } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void =>
      void load().then(
        (component) => isCurrent && setLoaded({ component }),
        () => {
          if (isCurrent) timer = setTimeout(attempt, RETRY_MS);
        },
      );
    attempt();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, isWanted, loaded]);
  return loaded?.component ?? null;
}
