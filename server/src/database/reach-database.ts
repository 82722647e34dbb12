import { connect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/supervisor/embedded-postgres.ts';
import { findBuiltIn } from '../database/supervisor/find-built-in.ts';
import type { ServerConfig } from '../platform/config.ts';

export interface ReachedDatabase extends Pick<ReturnType<typeof connect>, 'pool'> {
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
  const { pool, close } = connect(embedded.url, { max: 2 });
  return {
    pool,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}
