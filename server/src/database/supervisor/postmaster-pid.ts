import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `postmaster.pid` in a data folder says. */
export interface PostmasterPid {
  pid: number;
  dataFolder: string;
  port: number;
  /** Empty where there is no Unix socket. */
  socketFolder: string;
  status: 'starting' | 'ready' | 'standby' | 'stopping' | '';
}

/** @returns undefined when there is no such file or it is not finished. */
export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(postmasterPidFile(cluster), 'utf8').catch(() => '');
  return parsePostmasterPid(text);
}

export function postmasterPidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const [pid, dataFolder = '', , port = '', socketFolder = '', , , status = ''] = text.split('\n').map((l) => l.trim());
  // A standalone backend (initdb) writes its pid negative.
  if (!pid || !/^-?\d+$/.test(pid)) return undefined;
  return { pid: Math.abs(Number(pid)), dataFolder, port: Number(port) || 0, socketFolder, status: parseStatus(status) };
}

function parseStatus(text: string): PostmasterPid['status'] {
  return text === 'starting' || text === 'ready' || text === 'standby' || text === 'stopping' ? text : '';
}
