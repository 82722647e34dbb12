import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StudioServer } from './studio-server.ts';

const GONE_EVERY_MS = 5;

/** Kills the embedded database's first process as in a power cut; its others end by themselves. */
export async function killDatabase(studio: StudioServer): Promise<void> {
  const pid = await postmasterPid(studio.dataDir);
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await delay(GONE_EVERY_MS);
}

async function postmasterPid(dataDir: string): Promise<number> {
  const names = await readdir(dataDir, { recursive: true });
  const file = names.find((name) => name.endsWith('postmaster.pid'));
  if (!file) throw new Error(`No database is running in ${dataDir}.`);
  return Number((await readFile(join(dataDir, file), 'utf8')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
