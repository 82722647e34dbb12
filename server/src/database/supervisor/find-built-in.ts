import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownHome } from './choose-home.ts';
import { findRunning } from './find-running.ts';
import { DATABASE_NAME } from './guard.ts';
import { clusterFolder, DATABASE_USER } from './init-cluster.ts';
import { databaseUrl } from './settings.ts';

/** The address of the built-in database that a server runs, or has left running; undefined when none does. */
export async function findBuiltIn(dataDir: string): Promise<string | undefined> {
  const home = await knownHome(dataDir);
  const password = await readFile(join(home, 'password'), 'utf8').catch(() => '');
  const running = password === '' ? undefined : await findRunning(clusterFolder(home));
  return running && databaseUrl(running, DATABASE_USER, password.trim(), DATABASE_NAME);
}
