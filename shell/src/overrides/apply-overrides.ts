import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { parseRegistry } from '../remotes/registry/parse-registry.ts';
import type { SettledRegistry } from '../remotes/registry/settle-registry.ts';
import type { Override } from './override.ts';
import type { OverrideState, RefusalReason } from './override-state.ts';

type Resolved = Pick<ApiOutput<'delivery/resolveOverrides'>, 'entries'> & {
  refused: readonly { remote: string; reason: RefusalReason }[];
};

export interface OverriddenRegistry {
  settled: SettledRegistry;
  state: OverrideState;
}

/**
 * Puts what the server has resolved into the registry. Its entries are checked as any other: a broken one is refused,
 * and the remote stays what it is.
 */
export function applyOverrides(
  settled: SettledRegistry,
  wanted: readonly Override[],
  { entries, refused }: Resolved,
): OverriddenRegistry {
  const { registry: resolved, rejected } = parseRegistry({ remotes: entries });
  const names = Object.keys(resolved.remotes);
  return {
    settled: {
      ...settled,
      registry: { remotes: { ...settled.registry.remotes, ...resolved.remotes } },
      sources: { ...settled.sources, ...Object.fromEntries(names.map((name) => [name, 'override' as const])) },
      rejected: settled.rejected.filter((name) => !names.includes(name)),
    },
    state: {
      applied: wanted.filter(({ remote }) => names.includes(remote)),
      refused: [...refused, ...rejected.map((remote) => ({ remote, reason: 'incompatible' as const }))],
      unanswered: [],
    },
  };
}
