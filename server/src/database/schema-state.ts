import type { Pool } from 'pg';
import { readJournal } from './migration-journal.ts';
import { readMigrationNames } from './migration-names.ts';
import { rowsIfThere } from './rows-if-there.ts';

export interface SchemaState {
  /** How many migrations the database has had. */
  applied: number;
  /** How many this program brings and the database lacks. */
  missing: number;
  /** Those that only a newer program knows, by their names; by their times where it wrote none. */
  unknown: readonly string[];
}

export async function readSchemaState(pool: Pool, migrationsFolder: string): Promise<SchemaState> {
  const { entries } = await readJournal(migrationsFolder);
  const known = new Set(entries.map(({ when }) => when));
  const rows = await rowsIfThere<{ when: number }>(
    pool,
    'select created_at::float8 as "when" from drizzle.__drizzle_migrations order by created_at',
  );
  const applied = new Set(rows.map(({ when }) => when));
  return {
    applied: applied.size,
    missing: [...known].filter((when) => !applied.has(when)).length,
    unknown: await nameUnknown(
      pool,
      [...applied].filter((when) => !known.has(when)),
    ),
  };
}

async function nameUnknown(pool: Pool, times: readonly number[]): Promise<string[]> {
  if (times.length === 0) return [];
  const names = await readMigrationNames(pool);
  return times.map((when) => names.get(when) ?? `one of ${new Date(when).toISOString()}`);
}
