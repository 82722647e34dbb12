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
export type Standing = 'override' | 'development' | 'off' | 'last-good' | 'replaced' | 'staged' | 'live' | 'unknown';

export interface RemoteRow {
  remote: string;
  version: string;
  standing: Standing;
  isOff: boolean;
  source: EntrySource | undefined;
  /** What everybody gets who is not given a staged version; undefined while that is unknown. */
  liveVersion: string | undefined;
  /** The share of users who are given a staged version, where this browser is one of them. */
  stagedPercent: number | undefined;
  contract: number | undefined;
  isContractServed: boolean;
  unmet: readonly UnmetRange[];
  state: RemoteState | undefined;
  /** What to load to try it; undefined for a remote without pages. */
  exposed: string | undefined;
}

interface Known {
  registry: Registry;
  /** What the server gives to a new tab of this browser; undefined while that is unknown. */
  served: Registry | undefined;
  states: ReadonlyMap<string, RemoteState>;
  provided: Readonly<Record<string, string>>;
}

function standingOf(
  entry: RegistryEntry | undefined,
  source: EntrySource | undefined,
  served: RegistryEntry | undefined,
): Standing {
  if (!entry) return 'unknown';
  if (source === 'override') return 'override';
  if (!entry.enabled) return 'off';
  if (entry.integrity === '') return 'development';
  if (source === 'last-good') return 'last-good';
  if (entry.version === liveVersionOf(served)) return 'live';
  if (served && served.version !== entry.version) return 'replaced';
  return (served ?? entry).staged ? 'staged' : 'live';
}

const liveVersionOf = (served: RegistryEntry | undefined): string | undefined =>
  served?.staged?.live ?? served?.version;

/** One row for each remote of the registry, and for each that failed without being in it. */
export function remoteRows({ registry, served, states, provided }: Known): readonly RemoteRow[] {
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
      standing: standingOf(entry, source, served?.remotes[remote]),
      source,
      liveVersion: liveVersionOf(served?.remotes[remote]),
      stagedPercent: (served?.remotes[remote] ?? entry)?.staged?.percent,
      contract,
      isContractServed: contract !== undefined && SERVED_CONTRACTS.includes(contract),
      unmet: entry ? unmetRanges(entry, provided) : [],
      state: states.get(remote),
      exposed: firstPage && exposedPage(firstPage.id),
    };
  });
}
