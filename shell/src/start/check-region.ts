import { paths } from '@myfiction/shared/contract/paths.ts';
import { navigateTo, shouldSkipLoginCheck, useAppStore } from '@myfiction/shared/host.ts';
import { setLoginCheck } from '../guard/login-check.ts';

/** Signed-out authors on a protected page wait for the answer at most this long; then the login check applies. */
const REGION_PATIENCE_MS = 2_500;

/**
 * The region check on start. 104104 skips the login check (specification, point 7), and on the configured hosts leads
 * to /no-books (point 8).
 * @param configLoaded Settles once the system configuration is there or has failed: it names those hosts.
 */
export async function checkRegion(configLoaded: Promise<unknown>): Promise<void> {
  const impatience = setTimeout(() => setLoginCheck('required'), REGION_PATIENCE_MS);
  const skip = await shouldSkipLoginCheck();
  clearTimeout(impatience);
  setLoginCheck(skip ? 'skipped' : 'required');
  if (!skip) return;
  await configLoaded;
  const hosts = useAppStore.getState().systemConfig?.region_hosts ?? [];
  const isThere = window.location.pathname === paths.noBooks();
  if (hosts.includes(window.location.host) && !isThere) navigateTo(paths.noBooks());
}
