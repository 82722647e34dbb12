import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * A process that starts the database on `DATA_DIR` and does as its parent says: tests kill it in the ways that a server
 * can end. Says `{ url, adopted, pid }` when the database is up.
 */
const [root = '', dataDir = ''] = process.argv.slice(2);
startEmbeddedPostgres({ root, dataDir, warn: (message) => process.send?.({ warning: message }) }).then(
  (postgres) => {
    const { url, adopted, pid, movedTo } = postgres;
    process.send?.({ started: { url, adopted, pid, movedTo } });
    process.on('message', async (order) => {
      if (order === 'stop') {
        await postgres.stop();
        process.exit(0);
      }
      if (order === 'exit') process.exit(3);
      if (order === 'throw') throw new Error('a crash of the server');
    });
  },
  (error: unknown) => {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  },
);
