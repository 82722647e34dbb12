import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import { isWithin } from './is-within.ts';
import type { RegistryState, ServedRemote } from './registry-state.ts';

/** What somebody at a place gets: the staged version of a remote where the place is among those that have it, else the live one. */
export function resolveRegistry(state: RegistryState, place: number): Registry {
  const entries = [...state].map(([remote, { live, candidate }]) => {
    const hasCandidate = candidate !== undefined && isWithin(candidate.percent, remote, place);
    return [remote, hasCandidate ? asStaged(candidate, live) : live] as const;
  });
  return { remotes: Object.fromEntries(entries) };
}

function asStaged({ entry, percent }: NonNullable<ServedRemote['candidate']>, live: RegistryEntry): RegistryEntry {
  return { ...entry, staged: { percent, live: live.version } };
}

/** Whether some users get another version than others. */
export function isStaged(state: RegistryState): boolean {
  return [...state.values()].some(({ candidate }) => candidate && candidate.percent > 0 && candidate.percent < 100);
}
