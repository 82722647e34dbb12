import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RunAs } from './run-as.ts';

const EXECUTE = 1;
const READ = 4;

/** True when `user` may pass every folder above `path` and read `path` itself, by the permission bits. */
export async function canReach(path: string, user: RunAs): Promise<boolean> {
  const real = await realpath(path);
  if (!allows(await stat(real), user, READ | EXECUTE)) return false;
  return canPassAncestors(real, user);
}

/** True when `user` may pass every folder above `path`, which need not exist. */
export async function canPassAncestors(path: string, user: RunAs): Promise<boolean> {
  const parent = dirname(path);
  if (parent === path) return true;
  const real = await realpath(parent).catch(() => undefined);
  // A folder that does not exist yet will be made by us, passable.
  if (real && !allows(await stat(real), user, EXECUTE)) return false;
  return canPassAncestors(real ?? parent, user);
}

function allows(found: Stats, user: RunAs, wanted: number): boolean {
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0;
  return ((found.mode >> shift) & wanted) === wanted;
}
