import { gzipSync } from 'node:zlib';
import { overBudget } from '@myfiction/shared/contract/over-budget.ts';
import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import type { VersionFiles } from '../versions/store-files.ts';

/** What a remote may declare at most: one team must not make everybody's first page slow. */
export const BUDGET_CAPS = { remoteEntryKb: 12, largestChunkKb: 120 } as const;

/** Which scripts are over the remote's declared budgets, in KB of gzip, and which budgets are beyond the cap. */
export function budgetProblems({ budgets }: RemoteManifest, files: VersionFiles): string[] {
  const caps = [
    ['remoteEntryKb', budgets.remoteEntryKb, BUDGET_CAPS.remoteEntryKb] as const,
    ['largestChunkKb', budgets.largestChunkKb, BUDGET_CAPS.largestChunkKb] as const,
  ];
  const beyond = caps
    .filter(([, declared, cap]) => declared > cap)
    .map(([name, declared, cap]) => `it declares a budget ${name} of ${declared} KB, and ${cap} KB is the most`);
  const over = [...files].flatMap(([name, content]) => {
    if (!name.endsWith('.js')) return [];
    const problem = overBudget(name, gzipSync(content).byteLength, budgets);
    return problem ? [`${problem}: split it`] : [];
  });
  return [...beyond, ...over];
}
