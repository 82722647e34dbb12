import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isObjectKey, type ObjectStore, requireObjectKey } from './object-store.ts';
import { UNFINISHED, writeWhole } from './write-whole.ts';

/** Objects as files below `folder`, one file a key. */
export function createDiskObjectStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    requireObjectKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: async (key, body) => writeWhole(pathOf(key), body),
    get: async (key) => readFile(pathOf(key)).catch(absent),
    has: async (key) =>
      stat(pathOf(key)).then(
        (found) => found.isFile(),
        () => false,
      ),
    async list(prefix) {
      const names = prefix.split('/').slice(0, -1);
      if (names.length > 0) requireObjectKey(names.join('/'));
      const keys = await filesBelow(join(folder, ...names), names);
      return keys.filter((key) => key.startsWith(prefix)).sort();
    },
    remove: async (key) => rm(pathOf(key), { force: true }).catch(absent),
  };
}

async function filesBelow(folder: string, names: readonly string[]): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true, recursive: true }).catch(absent)) ?? [];
  return entries.flatMap((entry) => {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) return [];
    const inside = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const key = [...names, ...inside.split(sep)].join('/');
    return isObjectKey(key) ? [key] : [];
  });
}

/** A key may lie where another one's folder is, or below another one's file: there is nothing under it. */
function absent(error: unknown): undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ERR_FS_EISDIR') return undefined;
  throw error;
}
