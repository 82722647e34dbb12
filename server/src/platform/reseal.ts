import { and, asc, eq, getTableName, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import type { Clock } from './clock.ts';
import { type DueRows, workOffRows } from './due-rows/work-off-rows.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import type { Secrets } from './secrets.ts';

/** A column of sealed bytes that are kept for longer than a day. */
export interface SealedColumn {
  table: PgTable;
  /** One column that names the row. */
  key: PgColumn;
  column: PgColumn;
  /** As given to `seal`. */
  purpose: string;
}

interface Options {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  signal?: AbortSignal;
}

/**
 * Seals anew, with the current key, what an older key has sealed; gives the number of rows. Safe with several servers:
 * a row that another one holds is left to it. Once it finds nothing and breaks nowhere, the older key can go.
 */
export async function resealAll({ db, clock, secrets, signal }: Options): Promise<number> {
  let count = 0;
  let column = 0;
  let last: Place | undefined;
  await workOffRows({ db, clock, job: 'reseal', signal }, async (tx, rows) => {
    const sealed = SEALED_COLUMNS[column];
    if (!sealed) return false;
    const found = await nextOlder(tx, rows, { sealed, secrets, last });
    last = found && { key: found.key };
    if (!found) column++;
    else if (await rows.attempt(tx, nameOf(sealed, found.key), (nested) => reseal(nested, secrets, sealed, found)))
      count++;
    return true;
  });
  return count;
}

interface Place {
  key: unknown;
}

interface SealedRow extends Place {
  bytes: Buffer;
}

async function nextOlder(
  tx: Database,
  rows: DueRows,
  { sealed, secrets, last }: { sealed: SealedColumn; secrets: Secrets; last: Place | undefined },
): Promise<SealedRow | undefined> {
  const { table, key, column } = sealed;
  const [row] = await tx
    .select({ key, bytes: sql<Buffer>`${column}` })
    .from(table)
    .where(
      and(
        isNotNull(column),
        isOlder(column, secrets),
        last && gt(key, last.key),
        rows.areDue(sql`(${nameOf(sealed, '')} || ${key})`),
      ),
    )
    .orderBy(asc(key))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function reseal(
  tx: Database,
  secrets: Secrets,
  { table, key, column, purpose }: SealedColumn,
  row: SealedRow,
): Promise<true> {
  const bytes = secrets.seal(purpose, secrets.open(purpose, row.bytes));
  await tx
    .update(table)
    .set({ [columnField(table, column)]: bytes })
    .where(eq(key, row.key));
  return true;
}

/** @example nameOf(sealed, 7) // 'second_factors.secret 7' */
function nameOf({ table, column }: SealedColumn, key: unknown): string {
  return `${getTableName(table)}.${column.name} ${String(key)}`;
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
