import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results', 'playwright-report']);

async function below(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return below(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

/** A folder of the root by npm's pattern for workspaces. */
const matchesGlob = (name, pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);

/**
 * TypeScript sources of every workspace, from the project's root, with slashes.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function listSources(root) {
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const folders = (await readdir(root)).filter((name) => workspaces.some((pattern) => matchesGlob(name, pattern)));
  const files = (await Promise.all(folders.map((name) => below(join(root, name))))).flat();
  return files.map((file) => relative(root, file).split(sep).join('/')).toSorted();
}
