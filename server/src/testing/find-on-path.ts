import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies that this machine may have. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
