import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILES_PREFIX, fileName, nameOfUrl } from './file-name.ts';
import type { FileStore } from './file-store.ts';

/** Files below `folder`, spread over 256 subfolders. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);
  return {
    async put(bytes, extension) {
      const name = fileName(bytes, extension);
      if (!(await exists(pathOf(name)))) await writeWhole(pathOf(name), bytes);
      return { url: `${FILES_PREFIX}${name}` };
    },
    async has(url) {
      const name = nameOfUrl(url);
      return name !== undefined && exists(pathOf(name));
    },
    async get(url) {
      const name = nameOfUrl(url);
      return name === undefined ? undefined : readFile(pathOf(name)).catch(() => undefined);
    },
  };
}

/** Written aside, flushed and renamed: after a crash the file is there whole or not at all. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
