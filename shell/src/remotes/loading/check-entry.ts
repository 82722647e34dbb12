import { type RegistryEntry, SERVED_CONTRACTS } from '@myfiction/shared/contract/platform.ts';
import { RemoteError } from '../remote-error.ts';
import { satisfiesRange } from './satisfies-range.ts';

function unmetRange(entry: RegistryEntry, provided: Readonly<Record<string, string>>): string | undefined {
  const unmet = Object.entries(entry.manifest.sharedRanges).find(
    ([module, range]) => !satisfiesRange(provided[module] ?? '', range),
  );
  return unmet && `needs ${unmet[0]} ${unmet[1]}, the shell has ${provided[unmet[0]] ?? 'none'}`;
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
  const detail = unmetRange(entry, provided);
  if (detail) throw new RemoteError('incompatible', remote, { detail });
}
