import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { CommandError } from './command-line.mjs';

const MANIFEST = 'remote.json';

/**
 * Packs a built remote as it is sent.
 *
 * @param {string} folder the build's output
 * @param {string} [version] a name instead of the build's own, for example `3.5.0-rc.2`
 * @returns {Promise<{ archive: Buffer, version: string, files: number, bytes: number }>}
 */
export async function packRemote(folder, version) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const pathOf = (entry) => join(entry.parentPath, entry.name);
  // A link, for example: left out, its page would be missing in the release.
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other) throw new CommandError('usage', `${pathOf(other)} is no plain file: publish what the build wrote.`);
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf);
  const files = new Map();
  for (const path of paths.sort())
    files.set(
      path
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      await readFile(path),
    );
  const manifest = readManifest(files.get(MANIFEST), folder);
  if (version) {
    manifest.version = version;
    files.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  }
  const tar = pack();
  let bytes = 0;
  for (const [name, content] of files) {
    tar.entry({ name, mtime: new Date(0) }, content);
    bytes += content.length;
  }
  tar.finalize();
  const archive = await promisify(gzip)(await buffer(tar));
  return { archive, version: String(manifest.version), files: files.size, bytes };
}

function readManifest(content, folder) {
  if (!content) throw new CommandError('usage', `${folder} has no ${MANIFEST}: build the remote first, npm run build`);
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new CommandError('usage', `${folder}/${MANIFEST} is not JSON: build the remote anew.`);
  }
}
