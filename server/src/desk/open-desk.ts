import { join } from 'node:path';
import type { Pool } from 'pg';
import { connect, type Database } from '../database/connect.ts';
import { reasonOf } from '../database/reach-problem.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { findBuiltIn } from '../database/supervisor/find-built-in.ts';
import { createFileStore } from '../files/object-file-store.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import { systemClock } from '../platform/clock.ts';
import type { ServerConfig } from '../platform/config.ts';
import { MIGRATIONS, openDatabase } from '../platform/open-database.ts';
import { createSecrets } from '../platform/secrets.ts';
import { readDatabaseTime } from '../platform/sound-time/database-time.ts';
import { DeskError } from './frame/desk-error.ts';
import type { DeskServices } from './frame/run-desk.ts';

/** Reaches the studio's database, also while its server runs, or starts the built-in one for as long as it takes. */
export async function openDesk(config: ServerConfig): Promise<{ services: DeskServices; close(): Promise<void> }> {
  const url = config.databaseUrl ?? (await findBuiltIn(config.dataDir));
  const database = url
    ? connect(url, { max: 3 })
    : await openDatabase(config, (message) => console.error(message)).catch(unavailable);
  try {
    if (url) await checkVersion(database.pool, config.root);
    await checkClock(database.db);
  } catch (error) {
    await database.close();
    return unavailable(error);
  }
  const services: DeskServices = {
    db: database.db,
    config,
    clock: systemClock,
    files: createFileStore(openObjectStore(config)),
    secrets: createSecrets(config.keys.dataKey, config.keys.otherDataKeys),
    mail: createOutboxMailer({
      clock: systemClock,
      delivered: config.smtpUrl !== undefined,
      keepCode: !config.production,
    }),
  };
  return { services, close: database.close };
}

/** A desk changes nothing about the tables: that is the server's, and it may be of another version. */
async function checkVersion(pool: Pool, root: string): Promise<void> {
  const { missing, unknown } = await readSchemaState(pool, join(root, ...MIGRATIONS));
  if (missing === 0 && unknown.length === 0) return;
  throw new DeskError('unavailable', 'The database is of another version. Use the desk of the server that runs.');
}

/** What the desk does carries its time, and some of it cannot be undone. */
async function checkClock(db: Database): Promise<void> {
  const { isFar, aheadMs } = await readDatabaseTime(db, systemClock);
  if (!isFar) return;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const way = aheadMs > 0 ? 'ahead of' : 'behind';
  throw new DeskError('unavailable', `The clock of this machine is ${seconds} s ${way} the database’s. Set it right.`);
}

function unavailable(error: unknown): never {
  if (error instanceof DeskError) throw error;
  throw new DeskError('unavailable', `The database cannot be reached: ${reasonOf(error)}`);
}
