import { useEffect } from 'react';
import { loadFirebase } from '../providers/load-firebase.ts';
import { isFirebaseProvider } from '../providers/provider.ts';
import { useIdle } from './use-idle.ts';
import { useLoginProviders } from './use-login-providers.ts';

/** Brings the SDK once the page is painted and can be used, so that the popup opens within the click. */
export function useWarmFirebase(): void {
  const idle = useIdle();
  const offered = useLoginProviders().some(isFirebaseProvider);
  useEffect(() => {
    // An idle moment may come before the first paint. Without the observer the click loads it.
    if (!idle || !offered || typeof PerformanceObserver === 'undefined') return undefined;
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      // The click loads it again, and reports what goes wrong.
      loadFirebase().catch(() => {});
    });
    watch.observe({ type: 'paint', buffered: true });
    return () => watch.disconnect();
  }, [idle, offered]);
}
