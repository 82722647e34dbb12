import { useAppStore } from '@myfiction/shared/host.ts';
import { reloadPage } from '../recovery/reload-page.ts';

/**
 * Only a session tells who may override. Signed out, the tab keeps what it was asked for; the page that the sign-in leads
 * to is loaded once more, with the overrides. Nothing has been typed there yet.
 */
export function applyAfterSignIn(): void {
  const stop = useAppStore.subscribe(({ session }) => {
    if (!session) return;
    stop();
    // The sign-in first moves to its page.
    setTimeout(reloadPage);
  });
}
