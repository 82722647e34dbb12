import { gzipSync } from 'node:zlib';
import { REMOTE_ENTRY_FILE, type RemoteManifest } from '@myfiction/shared/contract/platform.ts';
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
    const limit = name === REMOTE_ENTRY_FILE ? budgets.remoteEntryKb : budgets.largestChunkKb;
    const size = gzipSync(content).byteLength / 1024;
    return size > limit ? [`${name} is ${size.toFixed(1)} KB of gzip, over its budget of ${limit} KB: split it`] : [];
  });
  return [...beyond, ...over];
}
