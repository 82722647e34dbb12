import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { dataKeyNames, isDataKeyName } from './data-key-names.ts';
import { keyNameIn, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

/** Rows that are looked at of each column: a wrong key shows in the first. */
const LOOKED_AT = 1_000;

/**
 * A server with a wrong data key would fail at what others have sealed, and seal with a key that nobody keeps.
 *
 * @throws {ConfigError} that names the keys that are missing
 */
export async function requireDataKeys(db: Database, { keys }: Pick<ServerConfig, 'keys'>): Promise<void> {
  const known = new Set([...dataKeyNames(keys), ...keys.lostDataKeys]);
  const missing = new Set<string>();
  for (const column of SEALED_COLUMNS) {
    for (const name of await namesIn(db, column)) if (isDataKeyName(name) && !known.has(name)) missing.add(name);
  }
  if (missing.size === 0) return;
  const names = [...missing].sort().join(',');
  throw new ConfigError(
    `The database holds what was sealed with a data key that is not here (${names}): DATA_KEY, or DATA_KEY_PREVIOUS, has to be that one. Where it is gone for good, DATA_KEY_LOST=${names} gives up what it sealed.`,
  );
}

async function namesIn(db: Database, { table, key, column }: SealedColumn): Promise<string[]> {
  const rows = db
    .select({ name: keyNameIn(column).as('name') })
    .from(table)
    .where(isNotNull(column))
    .orderBy(asc(key))
    .limit(LOOKED_AT)
    .as('rows');
  return (await db.selectDistinct({ name: rows.name }).from(rows)).map(({ name }) => name);
}
