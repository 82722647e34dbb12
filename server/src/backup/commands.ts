import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { reachDatabase } from '../database/reach-database.ts';
import { reachProblem } from '../database/reach-problem.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import type { ServerConfig } from '../platform/config.ts';
import { dataKeyNames } from '../platform/data-key-names.ts';
import { MIGRATIONS } from '../platform/open-database.ts';
import { BackupError } from './backup-error.ts';
import { createEnvelope, readBackupKey } from './envelope.ts';
import type { BackupManifest } from './manifest.ts';
import { openPlace } from './open-place.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { verifyBackup } from './verify-backup.ts';

export type Print = (line: string) => void;

export const USAGE = `npm run backup -- --to PLACE [--key-file FILE]
npm run restore -- --from PLACE [--key-file FILE] [--into DATABASE_URL | --verify]

PLACE is a folder, or s3://BUCKET/PREFIX in the store of the settings.
--key-file  a file with the key that encrypts the backup: openssl rand -base64 32
--into      another database than that of the settings; it must be empty
--verify    only reads the backup and says whether it is whole`;

/** Backs up what the settings name. */
export async function backUp(args: readonly string[], config: ServerConfig, print: Print): Promise<void> {
  const { to, 'key-file': keyFile } = parse(args, { to: { type: 'string' }, 'key-file': { type: 'string' } });
  if (!to) throw new BackupError(USAGE);
  const envelope = await envelopeOf(keyFile);
  const place = await openPlace(to, config, { make: true });
  const database = await reachDatabase(config, { alone: false });
  const started = performance.now();
  try {
    const manifest = await takeBackup(
      { pool: database.pool, files: openObjectStore(config), dataKeyName: dataKeyNames(config.keys)[0] ?? '' },
      { place, envelope, now: new Date() },
    );
    print(`${describe(manifest)} in ${seconds(started)} s: ${to}`);
    print(
      'Not in it, and needed to use it: DATA_KEY (and DATA_KEY_PREVIOUS), the other keys of the settings, the key file.',
    );
    if (!keyFile) print('It is not encrypted, and holds what authors wrote, names and addresses.');
  } finally {
    await database.close();
  }
}

/** Puts a backup back, or looks whether it could. */
export async function restore(args: readonly string[], config: ServerConfig, print: Print): Promise<void> {
  const {
    from,
    into,
    verify,
    'key-file': keyFile,
  } = parse(args, {
    from: { type: 'string' },
    into: { type: 'string' },
    'key-file': { type: 'string' },
    verify: { type: 'boolean' },
  });
  if (!from) throw new BackupError(USAGE);
  if (verify && into !== undefined)
    throw new BackupError('--verify restores nothing: leave it or --into away, and do one after the other.');
  // Not shown: it may have a password.
  if (into !== undefined && !/^postgres(?:ql)?:\/\//.test(into))
    throw new BackupError('--into is the address of a database: postgres://USER:PASSWORD@HOST/NAME.');
  const backup = await openBackup(await openPlace(from, config, { make: false }), await envelopeOf(keyFile));
  const started = performance.now();
  print(`${describe(backup.manifest)}, made ${backup.madeAt}`);
  if (!dataKeyNames(config.keys).includes(backup.manifest.dataKeyName)) {
    print('DATA_KEY is not the one that it was made with: what is sealed in it will not open without that key.');
  }
  if (verify) {
    await verifyBackup(backup);
    print(`Every part and file is what was written (${seconds(started)} s).`);
    return;
  }
  const databaseUrl = into ?? config.databaseUrl;
  const database = await reachDatabase({ ...config, databaseUrl }, { alone: true });
  try {
    const migrationsFolder = join(config.root, ...MIGRATIONS);
    await restoreBackup(backup, { pool: database.pool, files: openObjectStore(config), migrationsFolder });
    print(`Restored in ${seconds(started)} s; every table has the checksum that it had.`);
  } catch (error) {
    throw into === undefined ? error : sayOfInto(error);
  } finally {
    await database.close();
  }
}

/** Told here: elsewhere a database that cannot be reached is that of the settings. */
function sayOfInto(error: unknown): unknown {
  const problem = reachProblem(error);
  if (problem === undefined) return error;
  return new BackupError(
    `The database of --into cannot be reached: ${problem}. Is it running, and is that address right?`,
  );
}

function parse<const O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

const envelopeOf = async (keyFile: string | undefined) =>
  createEnvelope(keyFile ? await readBackupKey(keyFile) : undefined);

function describe({ tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const stored = tables.flatMap(({ parts }) => parts).reduce((sum, { bytes }) => sum + bytes, 0);
  const fileBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return `${rows} rows of ${tables.length} tables (${megabytes(stored)} MB), ${files.length} files (${megabytes(fileBytes)} MB)`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const seconds = (startedMs: number): string => ((performance.now() - startedMs) / 1000).toFixed(1);
