import { useAppStore } from '@myfiction/shared/host.ts';
import { reloadPage } from '../recovery/reload-page.ts';

let stop = (): void => {};

/**
 * Whoever signs in is judged anew: the page that the sign-in leads to is loaded once more, with the overrides or without.
 * Nothing has been typed there yet.
 *
 * @param uid whom the server has let override in this tab already; another author may not be allowed to
 */
export function applyAfterSignIn(uid?: number): void {
  stop();
  stop = useAppStore.subscribe(({ session }) => {
    if (!session || session.uid === uid) return;
    stop();
    // The sign-in first moves to its page.
    setTimeout(reloadPage);
  });
}
