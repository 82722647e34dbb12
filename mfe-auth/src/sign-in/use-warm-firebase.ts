import { useEffect } from 'react';
import { loadFirebase } from '../providers/load-firebase.ts';
import { isFirebaseProvider } from '../providers/provider.ts';
import { useIdle } from './use-idle.ts';
import { useLoginProviders } from './use-login-providers.ts';

/** Brings the SDK once the page can be used, so that the popup opens within the click. */
export function useWarmFirebase(): void {
  const idle = useIdle();
  const offered = useLoginProviders().some(isFirebaseProvider);
  useEffect(() => {
    // The click loads it again, and reports what goes wrong.
    if (idle && offered) loadFirebase().catch(() => {});
  }, [idle, offered]);
}
