import type { Pool, QueryResultRow } from 'pg';

const UNDEFINED_TABLE = '42P01';

/** What a query finds; nothing where its table is not there yet. */
export async function rowsIfThere<T extends QueryResultRow>(pool: Pool, query: string): Promise<T[]> {
  try {
    return (await pool.query<T>(query)).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
