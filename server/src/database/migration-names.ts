import type { Pool, PoolClient } from 'pg';
import { readJournal } from './migration-journal.ts';
import { rowsIfThere } from './rows-if-there.ts';

/**
 * Writes down what the migrations of this program are called: an older one that starts beside it has nothing but their
 * times. Beside the migrator's own table, whose columns are the migrator's.
 */
export async function writeMigrationNames(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { entries } = await readJournal(migrationsFolder);
  await client.query(
    'create table if not exists drizzle.migration_names (created_at bigint primary key, name text not null)',
  );
  await client.query(
    'insert into drizzle.migration_names select * from unnest($1::bigint[], $2::text[]) on conflict do nothing',
    [entries.map(({ when }) => when), entries.map(({ tag }) => tag)],
  );
}

/** Names of migrations by their times, in milliseconds. */
export async function readMigrationNames(pool: Pool): Promise<Map<number, string>> {
  const rows = await rowsIfThere<{ when: number; name: string }>(
    pool,
    'select created_at::float8 as "when", name from drizzle.migration_names',
  );
  return new Map(rows.map(({ when, name }) => [when, name]));
}
