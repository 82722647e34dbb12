import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { migrate } from '../database/migrate.ts';
import { journalFile, readJournal } from '../database/migration-journal.ts';
import { BackupError } from './backup-error.ts';

/** Hashes of the migrations that a database has had, in order; none for one that is no studio's. */
export async function appliedMigrations(client: PoolClient): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (found[0]?.name === null) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/** Throws a `BackupError` for a database that this studio cannot bring up to date. */
export function requireKnown(migrations: readonly string[], folder: string): void {
  const known = readMigrationFiles({ migrationsFolder: folder });
  if (migrations.every((hash, index) => known[index]?.hash === hash)) return;
  throw new BackupError('The backup is of a newer or another version of the studio. Restore it with that version.');
}

/** Brings an empty database to the schema that it has after the first `count` migrations. */
export async function migrateTo(pool: Pool, count: number, folder: string): Promise<void> {
  const some = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    const whole = await readJournal(folder);
    const entries = whole.entries.slice(0, count);
    await mkdir(join(some, 'meta'));
    await writeFile(journalFile(some), JSON.stringify({ ...whole, entries }));
    for (const { tag } of entries) await cp(join(folder, `${tag}.sql`), join(some, `${tag}.sql`));
    await migrate(pool, some);
  } finally {
    await rm(some, { recursive: true, force: true });
  }
}
