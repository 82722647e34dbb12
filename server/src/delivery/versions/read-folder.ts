import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { VersionFiles } from './store-files.ts';

/** Every file below a folder by its path in it, with slashes. */
export async function readFolder(folder: string): Promise<VersionFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  const read = paths.map(async (path) => [path.split(sep).join('/'), await readFile(join(folder, path))] as const);
  return new Map(await Promise.all(read));
}
