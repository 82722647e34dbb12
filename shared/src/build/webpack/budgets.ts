import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';
import { overBudget } from '../../contract/over-budget.ts';
import type { RemoteConfig } from '../../contract/platform.ts';

/** Which byte budgets of the remote's declaration this build breaks, and by how much. */
export function budgetProblems(compilation: Compilation, config: RemoteConfig): string[] {
  return Object.keys(compilation.assets).flatMap((name) => {
    if (!name.endsWith('.js')) return [];
    const size = gzipSync(compilation.assets[name]?.buffer() ?? Buffer.alloc(0)).byteLength;
    const problem = overBudget(name, size, config.budgets);
    return problem ? [`${config.name}: ${problem}.`] : [];
  });
}
