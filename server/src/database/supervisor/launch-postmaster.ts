import { spawn } from 'node:child_process';
import { chown, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../platform/free-port.ts';
import { childEnvironment } from './child-environment.ts';
import { DatabaseUnavailableError } from './find-binaries.ts';
import { type Running, waitUntilReady } from './find-running.ts';
import type { RunAs } from './run-as.ts';
import { type Listening, postgresArguments } from './settings.ts';

export interface LaunchOptions {
  native: string;
  cluster: string;
  logFile: string;
  socketFolder: string;
  runAs: RunAs | undefined;
  settings?: Readonly<Record<string, string>> | undefined;
}

const LOG_MAX_BYTES = 5 * 1024 * 1024;
const SOCKET_PORT = 5432;

/**
 * Starts Postgres in a session of its own, so that Ctrl-C reaches only the server, which stops the database last. Its
 * log is a file and not a pipe: a pipe would break, and the database with it, when the server is killed.
 */
export async function launchPostmaster(options: LaunchOptions): Promise<Running> {
  const { native, cluster, logFile, socketFolder, runAs, settings } = options;
  const listening: Listening = { socketFolder, port: socketFolder === '' ? await freePort() : SOCKET_PORT };
  const log = await openLog(logFile, runAs);
  const logStart = (await log.stat()).size;
  const child = spawn(join(native, 'bin', 'postgres'), postgresArguments(cluster, listening, settings), {
    cwd: '/',
    env: childEnvironment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  });
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    ended = `ended with ${signal ?? `code ${code}`}`;
  });
  child.unref();
  await log.close();
  try {
    await waitUntilReady(cluster, child.pid ?? -1, () => ended);
  } catch (error) {
    const said = (await readFile(logFile, 'utf8').catch(() => '')).slice(logStart).trim();
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailableError(`The built-in database did not start: ${why}${said ? `\n${said}` : ''}`);
  }
  return { pid: child.pid ?? -1, ...listening };
}

async function openLog(logFile: string, runAs: RunAs | undefined) {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, 'a', 0o600);
  if (runAs) await chown(logFile, runAs.uid, runAs.gid);
  return log;
}
