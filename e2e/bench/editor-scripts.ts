import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';

/** Of the editor's scripts, gzip. */
export const EDITOR_SCRIPTS_KB = 85;

/** Every script that the editor's page needs, those that it shares with other pages of the remote included, in KB. */
export async function editorScriptsKb(rootDir: string): Promise<number> {
  const dist = join(rootDir, 'mfe-stories', 'dist');
  const manifest = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteManifest;
  const scripts = manifest.pages.find(({ id }) => id === 'chapter-editor')?.preload.scripts ?? [];
  const sizes = await Promise.all(scripts.map(async (name) => gzipSync(await readFile(join(dist, name))).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
