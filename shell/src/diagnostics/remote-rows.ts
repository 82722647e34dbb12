import {
  exposedPage,
  type Registry,
  type RegistryEntry,
  SERVED_CONTRACTS,
} from '@myfiction/shared/contract/platform.ts';
import type { RemoteState } from '../remotes/diagnostics.ts';
import { type UnmetRange, unmetRanges } from '../remotes/loading/check-entry.ts';
import { currentEntry, type EntrySource, sourceOf } from '../remotes/registry/current-registry.ts';

/** Which build of a remote this tab runs. */
export type Standing = 'override' | 'development' | 'off' | 'last-good' | 'older' | 'live' | 'unknown';

export interface RemoteRow {
  remote: string;
  version: string;
  standing: Standing;
  isOff: boolean;
  source: EntrySource | undefined;
  /** What the server gives to new tabs; undefined while that is unknown. */
  liveVersion: string | undefined;
  contract: number | undefined;
  isContractServed: boolean;
  unmet: readonly UnmetRange[];
  state: RemoteState | undefined;
  /** What to load to try it; undefined for a remote without pages. */
  exposed: string | undefined;
}

interface Known {
  registry: Registry;
  live: Registry | undefined;
  states: ReadonlyMap<string, RemoteState>;
  provided: Readonly<Record<string, string>>;
}

function standingOf(entry: RegistryEntry | undefined, source: EntrySource | undefined, live?: RegistryEntry): Standing {
  if (!entry) return 'unknown';
  if (source === 'override') return 'override';
  if (!entry.enabled) return 'off';
  if (entry.integrity === '') return 'development';
  if (source === 'last-good') return 'last-good';
  return live && live.version !== entry.version ? 'older' : 'live';
}

/** One row for each remote of the registry, and for each that failed without being in it. */
export function remoteRows({ registry, live, states, provided }: Known): readonly RemoteRow[] {
  const names = [...new Set([...Object.keys(registry.remotes), ...states.keys()])].sort();
  return names.map((remote) => {
    const entry = currentEntry(remote);
    const source = sourceOf(remote);
    const contract = entry?.manifest.contract;
    const [firstPage] = entry?.manifest.pages ?? [];
    return {
      remote,
      version: entry?.version ?? '',
      isOff: entry?.enabled === false,
      standing: standingOf(entry, source, live?.remotes[remote]),
      source,
      liveVersion: live?.remotes[remote]?.version,
      contract,
      isContractServed: contract !== undefined && SERVED_CONTRACTS.includes(contract),
      unmet: entry ? unmetRanges(entry, provided) : [],
      state: states.get(remote),
      exposed: firstPage && exposedPage(firstPage.id),
    };
  });
}
