import { type RegistryEntry, SERVED_CONTRACTS } from '@myfiction/shared/contract/platform.ts';
import { satisfiesRange } from '@myfiction/shared/contract/satisfies-range.ts';
import { RemoteError } from '../remote-error.ts';

export interface UnmetRange {
  module: string;
  range: string;
  /** Version that the shell has; undefined where it has none. */
  provided: string | undefined;
}

/** What a remote was built against that this shell does not have. */
export function unmetRanges(entry: RegistryEntry, provided: Readonly<Record<string, string>>): readonly UnmetRange[] {
  return Object.entries(entry.manifest.sharedRanges)
    .filter(([module, range]) => !satisfiesRange(provided[module] ?? '', range))
    .map(([module, range]) => ({ module, range, provided: provided[module] }));
}

/**
 * Refuses a remote that is switched off or was made for another shell, before any of its code runs.
 *
 * @throws RemoteError `disabled` or `incompatible`
 */
export function checkEntry(remote: string, entry: RegistryEntry, provided: Readonly<Record<string, string>>): void {
  if (!entry.enabled) throw new RemoteError('disabled', remote);
  const { contract } = entry.manifest;
  if (!SERVED_CONTRACTS.includes(contract)) {
    throw new RemoteError('incompatible', remote, { detail: `speaks contract ${contract}` });
  }
  const [unmet] = unmetRanges(entry, provided);
  if (!unmet) return;
  const detail = `needs ${unmet.module} ${unmet.range}, the shell has ${unmet.provided ?? 'none'}`;
  throw new RemoteError('incompatible', remote, { detail });
}
