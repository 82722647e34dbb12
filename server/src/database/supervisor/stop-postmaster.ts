import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isPostmasterOf } from './is-postmaster.ts';
import { readPostmasterPid } from './postmaster-pid.ts';

const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 10;
const windows = process.platform === 'win32';

/** Stops the database: connections are closed, everything is written. */
export async function stopPostmaster(native: string, cluster: string, pid: number): Promise<void> {
  if (!(await isPostmasterOf(pid, cluster))) return;
  if (windows) {
    await promisify(execFile)(...pgCtlStop(native, cluster));
    return;
  }
  signal(pid, 'SIGINT');
  if (await ends(cluster, pid)) return;
  // Immediate shutdown: nothing is lost, the next start replays the log.
  signal(pid, 'SIGQUIT');
  await ends(cluster, pid);
}

/** Asks the database to stop from a process that is itself ending and cannot wait. */
export function stopPostmasterNow(native: string, cluster: string, pid: number): void {
  if (windows) execFileSync(...pgCtlStop(native, cluster));
  else signal(pid, 'SIGINT');
}

function pgCtlStop(native: string, cluster: string): [string, string[]] {
  return [join(native, 'bin', 'pg_ctl.exe'), ['stop', '-m', 'fast', '-D', cluster]];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

async function ends(cluster: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const running = await isPostmasterOf(pid, cluster);
    if (!running && (await readPostmasterPid(cluster))?.pid !== pid) return true;
    if (!running) return true;
    await delay(POLL_MS);
  }
  return false;
}
