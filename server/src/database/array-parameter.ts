import { type SQL, sql } from 'drizzle-orm';

/**
 * A list as one parameter of a statement, however long it is.
 *
 * @param type of its elements, a name of Postgres's
 * @example arrayOf(events, ({ uid }) => uid, 'bigint') // $1::bigint[]
 */
export function arrayOf<T>(items: readonly T[], pick: (item: T) => string | number | null, type: string): SQL {
  return sql`${sql.param(items.map(pick))}::${sql.raw(type)}[]`;
}
