import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { isWithin } from './bucket.ts';
import type { RegistryState } from './registry-state.ts';

/** What one user gets: the staged version of a remote where they are among those who have it, else the live one. */
export function resolveRegistry(state: RegistryState, user: string): Registry {
  const entries = [...state].map(([remote, { live, candidate }]) => {
    const hasCandidate = candidate !== undefined && isWithin(candidate.percent, remote, user);
    return [remote, hasCandidate ? candidate.entry : live] as const;
  });
  return { remotes: Object.fromEntries(entries) };
}

/** Whether some users get another version than others. */
export function isStaged(state: RegistryState): boolean {
  return [...state.values()].some(({ candidate }) => candidate && candidate.percent > 0 && candidate.percent < 100);
}
