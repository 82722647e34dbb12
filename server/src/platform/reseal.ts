import { and, asc, eq, getTableName, gt, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import type { Clock } from './clock.ts';
import { workOffRows } from './due-rows/work-off-rows.ts';
import { keyNameIn, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';
import type { Secrets } from './secrets.ts';

interface Options {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  /** Names of keys that are given up: what they sealed stays as it is. */
  lostKeys?: readonly string[];
  signal?: AbortSignal;
}

/** Rows that one statement looks at: a table of any size is looked through without one that takes too long. */
const AT_A_TIME = 1_000;

/**
 * Seals anew, with the current key, what an older key has sealed; gives the number of rows. Safe with several servers:
 * a row that another one holds is left to it. Once it finds nothing and breaks nowhere, the older key can go.
 */
export async function resealAll({ db, clock, secrets, lostKeys = [], signal }: Options): Promise<number> {
  let count = 0;
  let column = 0;
  let last: Place | undefined;
  let older: Place[] = [];
  await workOffRows({ db, clock, job: 'reseal', signal }, async (tx, rows) => {
    const sealed = SEALED_COLUMNS[column];
    if (!sealed) return false;
    const next = older.shift();
    if (next) {
      const resealed = await rows.attempt(tx, nameOf(sealed, next.key), (nested) =>
        reseal(nested, secrets, sealed, next),
      );
      if (resealed) count++;
      return true;
    }
    const isDue = and(rows.areDue(nameInSql(sealed)), notInArray(keyNameIn(sealed.column), [...lostKeys]));
    const looked = await lookThrough(tx, sealed, { secrets, last, isDue });
    last = looked.at(-1);
    older = looked.filter(({ isOlder }) => isOlder);
    if (!last) column++;
    return true;
  });
  return count;
}

interface Place {
  key: unknown;
}

/** The next rows behind a place, with whether an older key has sealed them. */
export function lookThrough(
  db: Database,
  { table, key, column }: SealedColumn,
  {
    secrets,
    last,
    isDue,
  }: { secrets: Pick<Secrets, 'currentHeader'>; last?: Place | undefined; isDue: SQL | undefined },
): Promise<(Place & { isOlder: boolean })[]> {
  return db
    .select({ key, isOlder: sql<boolean>`${and(isOlder(column, secrets), isDue)}` })
    .from(table)
    .where(and(isNotNull(column), last && gt(key, last.key)))
    .orderBy(asc(key))
    .limit(AT_A_TIME);
}

/** False where another server has done it, or does it right now. */
async function reseal(
  tx: Database,
  secrets: Secrets,
  { table, key, column, purpose }: SealedColumn,
  place: Place,
): Promise<boolean> {
  const [row] = await tx
    .select({ bytes: sql<Buffer>`${column}` })
    .from(table)
    .where(and(eq(key, place.key), isOlder(column, secrets)))
    .for('update', { skipLocked: true });
  if (!row) return false;
  const bytes = secrets.seal(purpose, secrets.open(purpose, row.bytes));
  await tx
    .update(table)
    .set({ [columnField(table, column)]: bytes })
    .where(eq(key, place.key));
  return true;
}

/** @example nameOf(sealed, 7) // 'second_factors.secret 7' */
function nameOf({ table, column }: SealedColumn, key: unknown): string {
  return `${getTableName(table)}.${column.name} ${String(key)}`;
}

/** {@link nameOf} of each row. */
function nameInSql(sealed: SealedColumn): SQL {
  return sql`(${nameOf(sealed, '')} || ${sealed.key})`;
}

function isOlder(column: PgColumn, { currentHeader }: Pick<Secrets, 'currentHeader'>): SQL {
  return sql`substring(${column} from 1 for ${currentHeader.length}) <> ${currentHeader}`;
}

/** The name of the column in the schema's object, by which drizzle sets it. */
function columnField(table: PgTable, column: PgColumn): string {
  const field = Object.entries(table).find(([, value]) => value === column)?.[0];
  if (!field) throw new Error(`${column.name} is no column of its table.`);
  return field;
}
