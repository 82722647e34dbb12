import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import type { ObjectStore } from '../objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import { copyFiles } from './copy-files.ts';
import { dumpTable, sha256 } from './dump-table.ts';
import type { Envelope } from './envelope.ts';
import { BACKUP_FORMAT, type BackedUpFile, type BackupManifest, HEADER_KEY, MANIFEST_KEY } from './manifest.ts';
import { appliedMigrations } from './migrations.ts';
import { listPartitions, listSequences, listTables, readAlike } from './tables.ts';

export interface BackupSource {
  pool: Pool;
  files: ObjectStore;
  /** Names the key that seals what is in the database. */
  dataKeyName: string;
}

export interface BackupOptions {
  /** Empty, or not there yet. */
  place: ObjectStore;
  envelope: Envelope;
  now: Date;
}

/**
 * Writes all tables as they are at one moment, and the files, while authors go on writing. What is written last makes it
 * a backup; where it breaks off before, what was written is removed.
 *
 * Throws a `BackupError` where there is one already.
 */
export async function takeBackup(source: BackupSource, options: BackupOptions): Promise<BackupManifest> {
  await requireEmpty(options.place);
  const written: string[] = [];
  const put: ObjectStore['put'] = (key, body) => {
    written.push(key);
    return options.place.put(key, body);
  };
  try {
    return await writeBackup(source, { ...options, place: { ...options.place, put } });
  } catch (error) {
    await removeAll(options.place, written);
    throw error;
  }
}

async function requireEmpty(place: ObjectStore): Promise<void> {
  const there = await place.list('');
  if (there.length === 0) return;
  const isUnfinished = !there.includes(HEADER_KEY) && there.every((key) => /^(?:objects|tables)\/|^manifest/.test(key));
  throw new BackupError(
    isUnfinished
      ? 'At that place lies a backup that was not finished. Remove it, or name another place.'
      : 'There is something at that place already.',
  );
}

/** A place that does not take this either keeps it: why it broke off is what matters. */
async function removeAll(place: ObjectStore, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await place.remove(key);
  } catch {}
}

async function writeBackup(source: BackupSource, { place, envelope, now }: BackupOptions): Promise<BackupManifest> {
  const files = new Map<string, BackedUpFile>();
  // Before the moment of the tables, and once more after it: what is deleted in between is in the first, what is new in
  // the second.
  await copyFiles(source.files, place, envelope, files);
  const client = await source.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await readAlike(client);
    const manifest = await dumpDatabase(client, source.dataKeyName, place, envelope);
    await copyFiles(source.files, place, envelope, files);
    const whole = { ...manifest, files: [...files.values()] };
    const stored = envelope.seal(MANIFEST_KEY, await promisify(gzip)(JSON.stringify(whole)));
    await place.put(MANIFEST_KEY, stored);
    const header = { format: BACKUP_FORMAT, madeAt: now.toISOString(), keyName: envelope.keyName };
    await place.put(HEADER_KEY, Buffer.from(JSON.stringify({ ...header, manifestSha256: sha256(stored) }, null, 2)));
    return whole;
  } finally {
    // Ends the transaction too, also one that failed.
    client.release(true);
  }
}

async function dumpDatabase(
  client: PoolClient,
  dataKeyName: string,
  place: ObjectStore,
  envelope: Envelope,
): Promise<Omit<BackupManifest, 'files'>> {
  // The first query fixes the moment.
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new BackupError('That is no database of a studio.');
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const tables = [];
  for (const table of await listTables(client)) tables.push(await dumpTable(client, table, place, envelope));
  return {
    ...{ postgres: rows[0]?.server_version ?? '', migrations, tables, dataKeyName },
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
  };
}
