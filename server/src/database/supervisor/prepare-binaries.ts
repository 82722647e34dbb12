import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { canReach } from './can-reach.ts';
import type { Binaries } from './find-binaries.ts';
import type { RunAs } from './run-as.ts';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];

/**
 * Gives a folder of programs that can be started: npm's own, or a copy in `home` when the database's user cannot reach
 * npm's, or when its links are missing (npm keeps none, and install scripts may be turned off).
 *
 * @returns the folder with `bin`, `lib` and `share`.
 */
export async function prepareBinaries(binaries: Binaries, home: string, runAs: RunAs | undefined): Promise<string> {
  const links = await readLinks(binaries.native);
  const reachable = !runAs || (await canReach(join(binaries.native, 'bin', 'postgres'), runAs));
  if (reachable && (await hasLinks(binaries.native, links))) return binaries.native;

  const copy = join(home, `programs-${binaries.version}`);
  if (await exists(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await copyPrograms(binaries.native, unfinished);
  await addLinks(unfinished, links);
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return copy;
}

interface Link {
  source: string;
  target: string;
}

async function readLinks(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter(isLink) : [];
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}

async function hasLinks(native: string, links: readonly Link[]): Promise<boolean> {
  const found = await Promise.all(links.map(({ target }) => exists(join(dirname(native), target))));
  return found.every(Boolean);
}

async function copyPrograms(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 });
  // Static libraries are for building extensions only: a tenth of the copy.
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await chmod(to, 0o755);
  await Promise.all(PROGRAMS.map((name) => chmod(join(to, 'bin', name), 0o755).catch(ignoreMissing)));
}

/** Links are listed relative to the package (`native/lib/…`), whatever the folder is called here. */
async function addLinks(native: string, links: readonly Link[]): Promise<void> {
  for (const { source, target } of links) {
    const at = join(native, relative('native', target));
    if (await exists(at)) continue;
    await symlink(basename(source), at);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
