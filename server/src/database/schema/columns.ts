import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment in time. Millisecond precision, because that is what JavaScript keeps: with Postgres's microseconds a
 * keyset cursor would skip or repeat rows.
 */
export function instant(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true });
}

/** Raw bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A 64-bit number that stays below 2^53. */
export function count(name: string) {
  return bigint(name, { mode: 'number' });
}

/** A check that a column holds one of the contract's values. Values are constants of the source, never input. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly (string | number)[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** The values as SQL literals. */
export function literals(values: readonly (string | number)[]): SQL {
  return sql.raw(values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', '));
}
