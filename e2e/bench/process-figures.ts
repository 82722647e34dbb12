import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux counts CPU in ticks of 10 ms in /proc. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return Number.NaN;
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** CPU of a studio: its server, and its database with all its connections. */
export async function studioCpuSeconds({ pid, dataDir }: { pid: number; dataDir: string }): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const database = Number(file.split('\n')[0] || Number.NaN);
  const children = await readFile(`/proc/${database}/task/${database}/children`, 'utf8').catch(() => '');
  const pids = [pid, database, ...children.split(' ').filter(Boolean).map(Number)];
  const seconds = await Promise.all(pids.map(cpuSeconds));
  // A connection may have ended since it was listed.
  return seconds.reduce((sum, one, index) => sum + (index > 1 && Number.isNaN(one) ? 0 : one), 0);
}

/** What the system has given to the process; NaN where it does not tell. */
export async function memoryKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1] ?? Number.NaN);
}
