import { SIGNED_OUT_KEY } from '../../contract/device-keys.ts';
import { paths } from '../../contract/paths.ts';
import { callApi } from '../api/call-api.ts';
import { askPage } from '../layers.ts';
import { navigateTo } from '../navigation.ts';
import { storage } from '../storage.ts';
import { setSessionExpiryGuard } from './expire-session.ts';
import { forgetTyped } from './forget-typed.ts';
import { forgetPrivateDrafts } from './private-drafts.ts';
import { clearSession } from './set-session.ts';

type SignOutHook = () => Promise<void> | void;
const hooks = new Set<SignOutHook>();

/** Runs with every sign-out: the sign-in remote signs out of the provider here. Returns a function to take it back. */
export function onSignOut(hook: SignOutHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/**
 * Signs out: server, providers, this device, all tabs; then /login. Works offline too, the device forgets anyway. What is
 * written into the page asks first; where the author stays, the promise never settles.
 *
 * @param onLeave called once nothing holds the author
 */
export async function signOut(onLeave?: () => void): Promise<void> {
  await new Promise<void>((leave) => {
    if (!askPage(leave)) leave();
  });
  onLeave?.();
  // The answer that the session is over already must not send the author to sign-in with this page to come back to.
  const release = setSessionExpiryGuard(() => true);
  // Before the server ends the session: other tabs hear of that at once.
  storage.set(SIGNED_OUT_KEY, '1');
  forgetPrivateDrafts();
  forgetTyped();
  const farewells = [...hooks].map(async (hook) => hook());
  await Promise.allSettled([callApi('user/logout', {}, { silent: true, timeoutMs: 5_000 }), ...farewells]);
  release();
  clearSession();
  navigateTo(paths.login());
}
