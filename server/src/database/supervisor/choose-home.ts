import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canPassAncestors } from './can-reach.ts';
import type { RunAs } from './run-as.ts';

const FALLBACK_PARENT = '/var/lib/myfiction-studio';
/** In the data folder when the database had to go elsewhere: holds where. */
const LOCATION_FILE = 'postgres-location';

/** Where the built-in database keeps everything. */
export interface Home {
  /** Folder that holds the cluster, the password and, where needed, a copy of the programs. */
  folder: string;
  /** True when the data folder is out of the database user's reach and the database lies elsewhere. */
  moved: boolean;
}

/** Where the database lies, or will lie as far as one can tell before its user is known. */
export async function knownHome(dataDir: string): Promise<string> {
  const written = await readFile(join(dataDir, LOCATION_FILE), 'utf8').catch(() => '');
  return written.trim() || join(dataDir, 'postgres');
}

/**
 * The data folder, or, when root runs the studio below a folder closed to others (such as `/root`), a folder that the
 * database's user can reach. The choice is written down, so that a later change of permissions does not lose the data.
 */
export async function chooseHome(dataDir: string, runAs: RunAs | undefined): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const inside = join(dataDir, 'postgres');
  const known = await knownHome(dataDir);
  if (known !== inside) return { folder: await ensureOwned(known, runAs), moved: true };
  if (!runAs || (await canPassAncestors(inside, runAs)))
    return { folder: await ensureOwned(inside, runAs), moved: false };

  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const outside = join(FALLBACK_PARENT, id);
  await mkdir(FALLBACK_PARENT, { recursive: true, mode: 0o755 });
  await ensureOwned(outside, runAs);
  await writeFile(join(dataDir, LOCATION_FILE), `${outside}\n`);
  return { folder: outside, moved: true };
}

async function ensureOwned(folder: string, runAs: RunAs | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  return folder;
}
