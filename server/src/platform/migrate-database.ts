import { join } from 'node:path';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readSchemaState } from '../database/schema-state.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { MIGRATIONS } from './open-database.ts';

/** `migrate`: brings a shared database up to date, before the servers that need it start. Safe to run twice, also at a time. */
export async function migrateDatabase({ databaseUrl, root }: ServerConfig): Promise<void> {
  if (!databaseUrl) throw new ConfigError('Set DATABASE_URL: the embedded database is migrated by its server.');
  const folder = join(root, ...MIGRATIONS);
  const { pool, close } = connect(databaseUrl, { max: 2 });
  try {
    const before = await readSchemaState(pool, folder);
    await migrate(pool, folder);
    const { applied } = await readSchemaState(pool, folder);
    console.log(`The database has ${applied} migrations, ${applied - before.applied} of them new.`);
  } finally {
    await close();
  }
}
