import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

export interface SchemaState {
  /** How many migrations this program brings. */
  known: number;
  /** How many the database has had; more than known after a newer program's. */
  applied: number;
}

const UNDEFINED_TABLE = '42P01';

export async function readSchemaState(pool: Pool, migrationsFolder: string): Promise<SchemaState> {
  const journal: unknown = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  return { known: countEntries(journal), applied: await countApplied(pool) };
}

async function countApplied(pool: Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ applied: number }>(
      'select count(*)::int as applied from drizzle.__drizzle_migrations',
    );
    return rows[0]?.applied ?? 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return 0;
    throw error;
  }
}

function countEntries(journal: unknown): number {
  const isJournal = typeof journal === 'object' && journal !== null && 'entries' in journal;
  if (!isJournal || !Array.isArray(journal.entries)) throw new Error('The journal of the migrations cannot be read.');
  return journal.entries.length;
}
