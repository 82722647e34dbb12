import { createHash } from 'node:crypto';
import type { VersionFiles } from './store-files.ts';

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

/** One value for names and contents of all files, in whatever order they come. */
export function digestFiles(files: VersionFiles): string {
  const names = [...files.keys()].sort();
  const parts = names.flatMap((name) => [sha256(name), sha256(files.get(name) ?? '')]);
  return sha256(Buffer.concat(parts)).toString('hex');
}
