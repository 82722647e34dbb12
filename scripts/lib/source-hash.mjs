import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const NOT_SOURCES = new Set(['dist', 'node_modules', 'testing', 'fixtures', '.cache', '.data']);
const TESTS = /\.test\.[cm]?[jt]sx?$/;

async function sourceFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries.map((entry) => {
    if (NOT_SOURCES.has(entry.name) || TESTS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourceFiles(path) : [path];
  });
  return (await Promise.all(nested)).flat();
}

/**
 * Hash of everything below the paths that a build could read: names and contents, tests left out.
 *
 * @param {string} root
 * @param {readonly string[]} paths folders or files, relative to root
 * @returns {Promise<string>}
 */
export async function sourceHash(root, paths) {
  const files = (
    await Promise.all(
      paths.map(async (path) => {
        const found = await sourceFiles(join(root, path));
        return found.length > 0 ? found : [join(root, path)];
      }),
    )
  ).flat();
  const contents = await Promise.all(
    files.toSorted().map(async (file) => [file, await readFile(file).catch(() => '')]),
  );
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    hash
      .update(`${relative(root, file)}\0`)
      .update(content)
      .update('\0');
  return hash.digest('hex').slice(0, 24);
}
