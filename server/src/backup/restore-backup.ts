import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import type { ObjectStore } from '../objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import { sha256 } from './dump-table.ts';
import { loosenSchema } from './loosen-schema.ts';
import type { BackedUpTable, BackupManifest } from './manifest.ts';
import { appliedMigrations, migrateTo, requireKnown } from './migrations.ts';
import type { StoredBackup } from './read-backup.ts';
import { listTables, quoteName, readAlike, tableFacts } from './tables.ts';

export interface RestoreTarget {
  pool: Pool;
  files: ObjectStore;
  migrationsFolder: string;
}

const MAKE_BARE = 'drop schema public cascade; create schema public; drop schema if exists drizzle cascade';

/**
 * Puts a backup into an empty database: all of it in one transaction, which ends well only when every table has the
 * checksum that it had. The schema is the backup's; the server that starts on it brings it up to date.
 *
 * Throws a `BackupError`; the database is as empty then as it was.
 */
export async function restoreBackup(backup: StoredBackup, target: RestoreTarget): Promise<void> {
  const { manifest } = backup;
  requireKnown(manifest.migrations, target.migrationsFolder);
  const wasBare = await requireEmpty(target, manifest);
  try {
    await migrateTo(target.pool, manifest.migrations.length, target.migrationsFolder);
    await inTransaction(target.pool, async (client) => {
      await loadTables(client, backup);
      // Without it every query is planned for empty tables, for as long as autovacuum takes to come by.
      await client.query('analyze');
      await putFiles(backup, target.files);
    });
  } catch (error) {
    // Where that fails too, the first failure is the one to act on.
    if (wasBare) await target.pool.query(MAKE_BARE).catch(() => undefined);
    throw error;
  }
}

/** @returns true when there was nothing at all, not even empty tables */
async function requireEmpty({ pool, files }: RestoreTarget, manifest: BackupManifest): Promise<boolean> {
  const client = await pool.connect();
  try {
    const applied = await appliedMigrations(client);
    if (applied.some((hash, index) => manifest.migrations[index] !== hash)) {
      throw new BackupError('The database has a newer schema than the backup. Give an empty database.');
    }
    const tables = await listTables(client);
    if (tables.length > 0 && applied.length === 0)
      throw new BackupError('The database holds tables of something else.');
    for (const { name } of tables) {
      const { rows } = await client.query(`select 1 from ${quoteName(name)} limit 1`);
      if (rows.length > 0) throw new BackupError(`The database is not empty: there are rows in ${name}.`);
    }
    for (const { key, sha256: expected } of manifest.files) {
      const there = await files.get(key);
      if (there && sha256(there) !== expected) throw new BackupError(`There is another file under ${key} already.`);
    }
    return tables.length === 0;
  } finally {
    client.release();
  }
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await readAlike(client);
    await client.query(`set local maintenance_work_mem = '256MB'`);
    await work(client);
    await client.query('commit');
  } finally {
    // Rolls back what was not committed.
    client.release(true);
  }
}

async function loadTables(client: PoolClient, backup: StoredBackup): Promise<void> {
  const { tables, partitions, sequences } = backup.manifest;
  const tighten = await loosenSchema(client);
  for (const { name, parent, bounds } of partitions) {
    await client.query(`create table if not exists ${quoteName(name)} partition of ${quoteName(parent)} ${bounds}`);
  }
  // Migrations may have put rows of their own there.
  await client.query(`truncate ${tables.map(({ name }) => quoteName(name)).join()}`);
  for (const table of tables) await loadTable(client, backup, table);
  await tighten();
  for (const { name, last, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(name), last, called]);
  }
  for (const { name, rows, checksum } of tables) {
    const found = await tableFacts(client, name);
    if (found.rows === rows && found.checksum === checksum) continue;
    throw new BackupError(`${name} is not what was backed up: ${found.rows} rows instead of ${rows}, or others.`);
  }
}

async function loadTable(client: PoolClient, backup: StoredBackup, table: BackedUpTable): Promise<void> {
  if (table.rows === 0) return;
  const sink = client.query(from(`copy ${quoteName(table.name)} (${table.columns.map(quoteName).join()}) from stdin`));
  await pipeline(Readable.from(backup.rowsOf(table)), sink);
}

async function putFiles(backup: StoredBackup, files: ObjectStore): Promise<void> {
  for (const file of backup.manifest.files) {
    const body = await backup.file(file);
    if (!(await files.has(file.key))) await files.put(file.key, body);
  }
}
