import { REMOTE_TIMEOUT_MS, type RemoteName } from '@myfiction/shared/contract/platform.ts';
import type { RemotePageModule } from '@myfiction/shared/host.ts';
import { reportFailed, reportLoaded, reportPending } from '../diagnostics.ts';
import { replaceEntry } from '../registry/current-registry.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import type { RemoteError } from '../remote-error.ts';
import { attemptLoad } from './attempt-load.ts';
import { nameFailure } from './name-failure.ts';

const loading = new Map<string, Promise<RemotePageModule>>();
const loaded = new Map<string, RemotePageModule>();

const keyOf = (remote: RemoteName, exposed: string): string => `${remote}/${exposed}`;

/** Switched off or too new: a second try would find the same, a fresh registry is asked when the author retries. */
const isFinal = ({ failure }: RemoteError): boolean => ['disabled', 'incompatible', 'timeout'].includes(failure);

async function refreshEntry(remote: RemoteName): Promise<void> {
  const entry = (await fetchRegistry())?.remotes[remote];
  if (entry) replaceEntry(remote, entry);
}

async function loadWithRetry(remote: RemoteName, exposed: string, refreshFirst: boolean): Promise<RemotePageModule> {
  const started = performance.now();
  if (refreshFirst) await refreshEntry(remote);
  try {
    return await attemptLoad(remote, exposed);
  } catch (error) {
    const first = nameFailure(remote, error);
    if (isFinal(first)) throw first;
    await refreshEntry(remote);
    const leftMs = REMOTE_TIMEOUT_MS - (performance.now() - started);
    if (leftMs <= 0) throw first;
    return attemptLoad(remote, exposed, leftMs);
  }
}

async function loadAndReport(remote: RemoteName, exposed: string, refreshFirst: boolean): Promise<RemotePageModule> {
  reportPending(remote);
  try {
    const module = await loadWithRetry(remote, exposed, refreshFirst);
    loaded.set(keyOf(remote, exposed), module);
    reportLoaded(remote);
    return module;
  } catch (error) {
    const named = nameFailure(remote, error);
    reportFailed(named);
    throw named;
  } finally {
    // Only what succeeded is kept: a failed load that stayed here would fail for the rest of the tab's life.
    loading.delete(keyOf(remote, exposed));
  }
}

/** What an earlier load brought, at once: a page seen before shows without a moment of nothing. */
export const loadedModule = (remote: RemoteName, exposed: string): RemotePageModule | undefined =>
  loaded.get(keyOf(remote, exposed));

/**
 * Loads a page or slot of a remote, at most 10 s, with one more try against a fresh registry. Concurrent calls share
 * one load; a failed one is forgotten.
 *
 * @param options.refresh asks for a fresh registry first: the author pressed Retry
 * @throws RemoteError
 */
export function loadExposed(
  remote: RemoteName,
  exposed: string,
  options: { refresh?: boolean } = {},
): Promise<RemotePageModule> {
  const key = keyOf(remote, exposed);
  // A page that broke while rendering loaded well: only a newer version of it can mend that.
  if (options.refresh) loaded.delete(key);
  const known = loaded.get(key);
  if (known) return Promise.resolve(known);
  const running = loading.get(key) ?? loadAndReport(remote, exposed, options.refresh ?? false);
  loading.set(key, running);
  return running;
}
