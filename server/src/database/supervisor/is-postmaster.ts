import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** True while the process exists, also when it belongs to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * True when `pid` is the Postgres of this very data folder. After a kill the number in `postmaster.pid` may by now be
 * any other process (in a container it often is), which must be neither adopted nor stopped.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    return isPostmasterByProc(pid, cluster);
  }
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).catch(() => ({ stdout: '' }));
    return stdout.toLowerCase().includes('postgres');
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && stdout.includes(cluster);
}

/** A postmaster's working folder is its data folder; a container's root may not look, so its arguments count too. */
async function isPostmasterByProc(pid: number, cluster: string): Promise<boolean> {
  const real = await realpath(cluster).catch(() => undefined);
  if (real === undefined) return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  if (folder === real) return true;
  const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const program = args[0] ?? '';
  return program.endsWith('postgres') && (args.includes(cluster) || args.includes(real));
}
