import { REMOTE_ENTRY_FILE, type RemoteConfig } from './platform.ts';

const KB = 1024;

/**
 * Says how far a script of a remote is over the budget that the remote declares, null where it is not.
 *
 * @param size of its gzip, in bytes
 */
export function overBudget(name: string, size: number, budgets: RemoteConfig['budgets']): string | null {
  const limit = name === REMOTE_ENTRY_FILE ? budgets.remoteEntryKb : budgets.largestChunkKb;
  const over = size - limit * KB;
  if (over <= 0) return null;
  const excess = over < KB ? `${Math.ceil(over)} B` : inKb(over);
  return `${name} is ${inKb(size)} of gzip, ${excess} over its budget of ${limit} KB`;
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
