import type { ServerConfig } from '../platform/config.ts';
import { connect } from './connect.ts';
import { startEmbeddedPostgres } from './supervisor/embedded-postgres.ts';
import { findBuiltIn } from './supervisor/find-built-in.ts';

export interface ReachedDatabase extends Pick<ReturnType<typeof connect>, 'db' | 'pool'> {
  close(): Promise<void>;
}

/**
 * The database that the settings name, as it is: a running server's too, unless `alone`; the built-in one is started
 * where none runs. No migration is made.
 */
export async function reachDatabase(
  { databaseUrl, dataDir, root }: Pick<ServerConfig, 'databaseUrl' | 'dataDir' | 'root'>,
  { alone }: { alone: boolean },
): Promise<ReachedDatabase> {
  const running = databaseUrl ?? (alone ? undefined : await findBuiltIn(dataDir));
  if (running) return connect(running, { max: 2 });
  const embedded = await startEmbeddedPostgres({ root, dataDir, warn: (message) => console.error(message) });
  const { db, pool, close } = connect(embedded.url, { max: 2 });
  return {
    db,
    pool,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}
