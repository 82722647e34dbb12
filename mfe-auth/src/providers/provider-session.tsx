import { onSignOut } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { keepTokenFresh } from './keep-token-fresh.ts';
import { leaveProvider } from './leave-provider.ts';

/** Accompanies an author who has signed in through Google or Facebook; shows nothing. */
export function ProviderSession() {
  useEffect(() => {
    const stop = keepTokenFresh();
    const forget = onSignOut(() => {
      stop();
      return leaveProvider();
    });
    return () => {
      stop();
      forget();
    };
  }, []);
  return null;
}
