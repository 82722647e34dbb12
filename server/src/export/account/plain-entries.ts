import { extname } from 'node:path';
import type { FileStore } from '../../files/file-store.ts';
import type { ZipEntry } from '../zip-entry.ts';

/** A file with one value. */
export function json(path: string, read: () => Promise<unknown>): ZipEntry {
  return { path, content: async () => `${JSON.stringify(await read(), null, 2)}\n` };
}

/** An uploaded picture under another name; nothing where there is none. */
export async function picture(files: FileStore, url: string, path: string): Promise<ZipEntry[]> {
  if (url === '' || !(await files.has(url))) return [];
  const read = async (): Promise<Buffer> => (await files.get(url)) ?? Buffer.alloc(0);
  return [{ path: `${path}${extname(url)}`, content: read }];
}
