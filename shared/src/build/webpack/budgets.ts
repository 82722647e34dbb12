import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';
import { REMOTE_ENTRY_FILE, type RemoteConfig } from '../../contract/platform.ts';

const gzipKb = (content: Buffer): number => gzipSync(content).byteLength / 1024;

/** Which byte budgets of the remote's declaration this build breaks, and by how much. */
export function budgetProblems(compilation: Compilation, config: RemoteConfig): string[] {
  return Object.keys(compilation.assets).flatMap((name) => {
    if (!name.endsWith('.js')) return [];
    const limit = name === REMOTE_ENTRY_FILE ? config.budgets.remoteEntryKb : config.budgets.largestChunkKb;
    const size = gzipKb(compilation.assets[name]?.buffer() ?? Buffer.alloc(0));
    if (size <= limit) return [];
    return [
      `${config.name}: ${name} is ${size.toFixed(1)} KB gzip, ${(size - limit).toFixed(1)} KB over its ${limit} KB.`,
    ];
  });
}
