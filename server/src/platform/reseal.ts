import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import type { Secrets } from './secrets.ts';
import { workOff } from './work-off.ts';

/** A column of sealed bytes that are kept for longer than a day. */
export interface SealedColumn {
  table: PgTable;
  /** One column that names the row. */
  key: PgColumn;
  column: PgColumn;
  /** As given to `seal`. */
  purpose: string;
}

/** Rows of one transaction. */
const BATCH = 20;

/**
 * Seals anew, with the current key, what an older key has sealed; gives the number of rows. Safe with several servers:
 * a row that another one holds is left to it. Once it finds nothing, the older key can go.
 */
export async function resealAll(db: Database, secrets: Secrets, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (const sealed of SEALED_COLUMNS) count += await resealColumn(db, secrets, sealed, signal);
  return count;
}

async function resealColumn(
  db: Database,
  secrets: Secrets,
  sealed: SealedColumn,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  let last: unknown;
  const step = async (tx: Database): Promise<boolean> => {
    const keys = await resealBatch(tx, secrets, sealed, last);
    count += keys.length;
    last = keys.at(-1);
    return keys.length === BATCH;
  };
  await workOff(db, step, signal);
  return count;
}

/** Gives the keys of the rows it has changed. */
async function resealBatch(tx: Database, secrets: Secrets, sealed: SealedColumn, after: unknown): Promise<unknown[]> {
  const { table, key, column, purpose } = sealed;
  const rows = await tx
    .select({ key, bytes: sql<Buffer>`${column}` })
    .from(table)
    .where(and(isNotNull(column), isOlder(column, secrets), after === undefined ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const row of rows) {
    const bytes = secrets.seal(purpose, secrets.open(purpose, row.bytes));
    await tx
      .update(table)
      .set({ [columnField(table, column)]: bytes })
      .where(eq(key, row.key));
  }
  return rows.map((row) => row.key);
}

function isOlder(column: PgColumn, { currentHeader }: Secrets): SQL {
  return sql`substring(${column} from 1 for ${currentHeader.length}) <> ${currentHeader}`;
}

/** The name of the column in the schema's object, by which drizzle sets it. */
function columnField(table: PgTable, column: PgColumn): string {
  const field = Object.entries(table).find(([, value]) => value === column)?.[0];
  if (!field) throw new Error(`${column.name} is no column of its table.`);
  return field;
}
