import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isPostmasterOf } from './is-postmaster.ts';
import { postmasterPidFile, readPostmasterPid } from './postmaster-pid.ts';
import type { Listening } from './settings.ts';

export interface Running extends Listening {
  pid: number;
}

const POLL_MS = 20;
/** Crash recovery replays at most `max_wal_size`: seconds, on a slow disk a minute. */
export const READY_TIMEOUT_MS = 120_000;

/**
 * Finds the database that a killed server left running on this data folder, waits until it takes connections, and
 * removes the mark that a dead one left; `onStale` is told where its socket was.
 */
export async function findRunning(
  cluster: string,
  onStale?: (socketFolder: string) => Promise<void>,
): Promise<Running | undefined> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const found = await readPostmasterPid(cluster);
    if (!found) return undefined;
    if (!(await isPostmasterOf(found.pid, cluster))) {
      await rm(postmasterPidFile(cluster), { force: true });
      await onStale?.(found.socketFolder);
      return undefined;
    }
    if (found.status === 'ready') return { pid: found.pid, socketFolder: found.socketFolder, port: found.port };
    await delay(POLL_MS);
  }
  throw new Error(`The database in ${cluster} is running but did not become ready.`);
}

/** Waits until the postmaster `pid` takes connections, or throws what `whyEnded` says when it ends instead. */
export async function waitUntilReady(cluster: string, pid: number, whyEnded: () => string | undefined): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const ended = whyEnded();
    if (ended !== undefined) throw new Error(ended);
    const found = await readPostmasterPid(cluster);
    if (found?.pid === pid && found.status === 'ready') return;
    await delay(POLL_MS);
  }
  throw new Error('The database did not become ready.');
}
