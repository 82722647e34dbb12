import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** As Linux writes the state of a socket that listens. */
const LISTENING = '0A';

async function listeningSockets(port) {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const rows = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)));
  return rows
    .filter(([, local, , state]) => local?.endsWith(wanted) && state === LISTENING)
    .map((row) => `socket:[${row[9]}]`);
}

/** What another user's process has open is hidden from this one. */
async function hasOpen(pid, sockets) {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const open = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return open.some((target) => sockets.includes(target));
}

async function findOnLinux(port) {
  const sockets = await listeningSockets(port);
  if (sockets.length === 0) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (!(await hasOpen(pid, sockets))) continue;
    const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return { pid: Number(pid), command: args.split('\0').join(' ').trim() };
  }
  return undefined;
}

async function findByTools(port) {
  const { stdout } = await run('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']);
  const [pid = ''] = stdout.split('\n');
  const { stdout: command } = await run('ps', ['-o', 'command=', '-p', pid]);
  return { pid: Number(pid), command: command.trim() };
}

/**
 * The process that listens on a port of this machine, where it can be known: not on Windows, not another user's.
 *
 * @param {number} port
 * @returns {Promise<{ pid: number, command: string } | undefined>}
 */
export const portHolder = (port) =>
  process.platform === 'linux' ? findOnLinux(port) : findByTools(port).catch(() => undefined);
