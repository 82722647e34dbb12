import { isRecord } from '@myfiction/shared/contract/is-record.ts';
import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import type { EntrySource } from './current-registry.ts';
import { readLastGood } from './last-good.ts';
import { parseRegistry } from './parse-registry.ts';

export interface SettledRegistry {
  registry: Registry;
  sources: Readonly<Record<string, EntrySource>>;
  /** Broken here and never seen sound. */
  rejected: readonly string[];
  /** Broken here, and taken from what this browser held. */
  revived: readonly string[];
}

export const isReadable = (value: unknown): boolean => isRecord(value) && isRecord(value.remotes);

/** Switched off, however broken the rest of the entry is: nothing brings such a remote back. */
function isSwitchedOff(value: unknown, remote: string): boolean {
  const entry = isRecord(value) && isRecord(value.remotes) ? value.remotes[remote] : undefined;
  return isRecord(entry) && entry.enabled === false;
}

/**
 * The registry of this tab, entry by entry: what came, and in the place of a broken entry the last good one that this
 * browser holds. Where nothing readable came, all of those.
 *
 * @param source where the value came from
 */
export function settleRegistry(value: unknown, source: 'inlined' | 'fetched'): SettledRegistry {
  const { registry, rejected } = parseRegistry(value);
  const isWhole = isReadable(value) && rejected.length === 0;
  const known = isWhole ? {} : readLastGood().remotes;
  const missing = isReadable(value) ? rejected.filter((remote) => !isSwitchedOff(value, remote)) : Object.keys(known);
  const revived = missing.flatMap((remote): [string, RegistryEntry][] =>
    known[remote] ? [[remote, known[remote]]] : [],
  );
  const came = Object.keys(registry.remotes).map((remote) => [remote, source] as const);
  return {
    registry: { remotes: { ...registry.remotes, ...Object.fromEntries(revived) } },
    sources: Object.fromEntries<EntrySource>([...came, ...revived.map(([remote]) => [remote, 'last-good'] as const)]),
    rejected: rejected.filter((remote) => !known[remote] || isSwitchedOff(value, remote)),
    revived: revived.map(([remote]) => remote),
  };
}
