import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseHome, knownHome } from './choose-home.ts';
import { findBinaries } from './find-binaries.ts';
import { findRunning, type Running } from './find-running.ts';
import { DATABASE_NAME, type Guard, takeGuard } from './guard.ts';
import { clusterFolder, DATABASE_USER, ensureCluster } from './init-cluster.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { chooseRunAs } from './run-as.ts';
import { databaseUrl } from './settings.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { stopPostmaster, stopPostmasterNow } from './stop-postmaster.ts';

export interface EmbeddedPostgres {
  /** Connection string of the application's database; stays the same while this process lives. */
  url: string;
  /** True when a killed server had left the database running. */
  adopted: boolean;
  pid: number;
  /** Folder that holds the database, where it is not below the data folder. */
  movedTo: string | undefined;
  /** Stops the database. Close every connection first. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Project root, below which npm installed the programs. */
  root: string;
  dataDir: string;
  /** Told when the database ended by itself and when it is back. */
  warn: (message: string) => void;
  /** Over the safe ones: for a database that nobody misses. */
  settings?: Readonly<Record<string, string>>;
}

const RESTART_DELAYS_MS = [0, 100, 500, 1_000, 2_000, 5_000];

/** Starts Postgres on the data folder, or takes over the one that a killed server left there. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const runAs = await chooseRunAs(clusterFolder(await knownHome(options.dataDir)));
  const home = await chooseHome(options.dataDir, runAs);
  const binaries = await findBinaries(options.root);
  const native = await prepareBinaries(binaries, home.folder, runAs);
  const password = await ensureCluster({ native, version: binaries.version }, home.folder, runAs);
  const cluster = clusterFolder(home.folder);
  const logFile = join(home.folder, 'postgres.log');

  const left = await findRunning(cluster, removeSocketFolder);
  const socketFolder = left?.socketFolder ?? (process.platform === 'win32' ? '' : await makeSocketFolder(runAs));
  const launch = (): Promise<Running> =>
    launchPostmaster({ native, cluster, logFile, socketFolder, runAs, settings: options.settings });
  const abandon = async (error: unknown): Promise<never> => {
    await removeSocketFolder(socketFolder);
    throw error;
  };
  let running = left ?? (await launch().catch(abandon));
  let guard: Guard;
  let stopping = false;

  const stopOnExit = (): void => {
    stopPostmasterNow(native, cluster, running.pid);
    if (socketFolder !== '') rmSync(socketFolder, { recursive: true, force: true });
  };
  const restart = async (): Promise<void> => {
    if (stopping) return;
    options.warn('The database went away; starting it again.');
    for (let attempt = 0; !stopping; attempt++) {
      await delay(RESTART_DELAYS_MS[Math.min(attempt, RESTART_DELAYS_MS.length - 1)], undefined, { ref: false });
      try {
        running = (await findRunning(cluster)) ?? (await emptyFolder(socketFolder).then(launch));
        guard = await takeGuard(running, password, restart);
        options.warn('The database is back.');
        return;
      } catch (error) {
        options.warn(error instanceof Error ? error.message : String(error));
      }
    }
  };

  try {
    guard = await takeGuard(running, password, restart);
  } catch (error) {
    if (left) throw error;
    await stopPostmaster(native, cluster, running.pid);
    return abandon(error);
  }
  process.on('exit', stopOnExit);
  return {
    url: databaseUrl(running, DATABASE_USER, password, DATABASE_NAME),
    adopted: left !== undefined,
    pid: running.pid,
    movedTo: home.moved ? home.folder : undefined,
    async stop() {
      stopping = true;
      await guard.release().catch(() => {});
      await stopPostmaster(native, cluster, running.pid);
      await removeSocketFolder(socketFolder);
      process.off('exit', stopOnExit);
    },
  };
}

/** A killed database leaves its socket and a lock whose process number may by now be anybody's. */
async function emptyFolder(folder: string): Promise<void> {
  if (folder === '') return;
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
