import { REMOTE_TIMEOUT_MS, type RemoteName } from '@myfiction/shared/contract/platform.ts';
import type { RemotePageModule } from '@myfiction/shared/host.ts';
import { currentEntry } from '../registry/current-registry.ts';
import { RemoteError } from '../remote-error.ts';
import { checkEntry } from './check-entry.ts';
import { loadFromRemote, registerRemote } from './federation.ts';
import { lifecyclesOf } from './lifecycles.ts';
import { nameFailure } from './name-failure.ts';
import { providedVersions } from './provided-versions.ts';

/** Remotes of which something failed in a way that may have left half of them behind. */
const tainted = new Set<RemoteName>();
const registered = new Map<RemoteName, string>();

function register(remote: RemoteName): void {
  const entry = currentEntry(remote);
  if (!entry) throw new RemoteError('unreachable', remote, { detail: 'not in the registry' });
  checkEntry(remote, entry, providedVersions());
  const before = registered.get(remote);
  const fresh = before !== undefined && (before !== entry.base || tainted.has(remote));
  if (before === undefined || fresh) registerRemote(remote, entry, fresh);
  registered.set(remote, entry.base);
  tainted.delete(remote);
}

/**
 * Loads an exposed module once.
 *
 * @param deadlineMs time left; the whole of a page's loading, second try included, has {@link REMOTE_TIMEOUT_MS}
 * @throws RemoteError
 */
export async function attemptLoad(
  remote: RemoteName,
  exposed: string,
  deadlineMs: number = REMOTE_TIMEOUT_MS,
): Promise<RemotePageModule> {
  register(remote);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError('timeout', remote, { detail: exposed })), deadlineMs);
  });
  try {
    return lifecyclesOf(remote, exposed, await Promise.race([loadFromRemote(remote, exposed), late]));
  } catch (error) {
    const named = nameFailure(remote, error);
    // A missing chunk leaves the rest of the remote sound: other pages of it go on running as they are.
    if (named.failure !== 'unreachable') tainted.add(remote);
    throw named;
  } finally {
    clearTimeout(timer);
  }
}
