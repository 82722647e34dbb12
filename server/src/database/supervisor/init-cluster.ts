import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import { DatabaseUnavailableError, programDoesNotRun } from './find-binaries.ts';
import type { RunAs } from './run-as.ts';

export const DATABASE_USER = 'studio';

/** The cluster's folder below `home`. */
export function clusterFolder(home: string): string {
  return join(home, 'data');
}

/**
 * Makes the cluster when there is none. It is made in a temporary folder and renamed, so that a kill in between leaves
 * nothing that looks like a database.
 *
 * @returns the password of `DATABASE_USER`.
 */
export async function ensureCluster(
  { native, version: programVersion }: { native: string; version: string },
  home: string,
  runAs: RunAs | undefined,
): Promise<string> {
  const cluster = clusterFolder(home);
  const passwordFile = join(home, 'password');
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version !== '') {
    checkMajor(version.trim(), programVersion, cluster);
    return (await readFile(passwordFile, 'utf8')).trim();
  }

  await removeUnfinished(home);
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs) await chown(passwordFile, runAs.uid, runAs.gid);
  const unfinished = join(home, `init-${process.pid}`);
  await runInitdb(join(native, 'bin', 'initdb'), unfinished, passwordFile, runAs);
  await rename(unfinished, cluster);
  return password;
}

/** @param programVersion for example `18.4.0` */
function checkMajor(clusterMajor: string, programVersion: string, cluster: string): void {
  if (programVersion.split('.')[0] === clusterMajor) return;
  throw new DatabaseUnavailableError(
    `${cluster} was made by Postgres ${clusterMajor}; the built-in one is ${programVersion}. ` +
      `Move it over with pg_upgrade or a dump, or run Postgres ${clusterMajor} yourself and set DATABASE_URL.`,
  );
}

async function removeUnfinished(home: string): Promise<void> {
  const leftovers = (await readdir(home)).filter((name) => name.startsWith('init-'));
  await Promise.all(leftovers.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

function runInitdb(program: string, folder: string, passwordFile: string, runAs: RunAs | undefined): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    // Sorts and folds case the same on every machine, whatever its libc.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: '/',
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('error', (error) => reject(programDoesNotRun(program, error.message)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(programDoesNotRun(program, errors.trim()))));
  });
}
