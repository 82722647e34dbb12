import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canPassAncestors } from './can-reach.ts';
import type { RunAs } from './run-as.ts';

/** `sun_path` holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const SOCKET_PATH_MAX_BYTES = 103;
const PREFIX = 'myfiction-';

/**
 * Makes a new folder for the socket, readable by the database's user only. In the temporary folder, because a data
 * folder's path is often too long for a socket; new each time, so that nobody can have put something there before.
 */
export async function makeSocketFolder(runAs: RunAs | undefined, temporary: string = tmpdir()): Promise<string> {
  const parent = (await fits(temporary, runAs)) ? temporary : '/tmp';
  const folder = await mkdtemp(join(parent, PREFIX));
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  return folder;
}

/** Removes what a stopped or killed database left; only ever a folder that `makeSocketFolder` named. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!basename(folder).startsWith(PREFIX)) return;
  await rm(folder, { recursive: true, force: true });
}

export function socketPath(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`);
}

async function fits(temporary: string, runAs: RunAs | undefined): Promise<boolean> {
  const longest = socketPath(join(temporary, `${PREFIX}xxxxxx`), 5432);
  if (Buffer.byteLength(longest) > SOCKET_PATH_MAX_BYTES) return false;
  return !runAs || canPassAncestors(dirname(longest), runAs);
}
