import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeDatabaseFolder } from '@myfiction/shared/testing/database-folder.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../database/supervisor/embedded-postgres.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What a primary needs that the studio's own database, which has no standby, does without. */
const PRIMARY = { wal_level: 'replica', max_wal_senders: '4', fsync: 'off' };

/** A migrated database and a standby that streams from it, two real ones beside that of the test run. */
export async function startWithStandby() {
  const folder = await makeDatabaseFolder('standby-');
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const start = (dataDir: string, settings: Record<string, string>) =>
    startEmbeddedPostgres({ root: ROOT, dataDir, warn: console.warn, settings });

  // A database that was stopped in order is one that a standby may begin with.
  const made = await start(first, PRIMARY);
  const connection = connect(made.url, { max: 2 });
  await migrate(connection.pool);
  await connection.close();
  await made.stop();
  await promisify(execFile)('cp', ['-a', first, second]);
  await writeFile(join(second, 'postgres', 'data', 'standby.signal'), '');

  const primary = await start(first, PRIMARY);
  const { username, password, port, searchParams } = new URL(primary.url);
  const from = {
    host: searchParams.get('host') ?? '127.0.0.1',
    port,
    user: username,
    password: decodeURIComponent(password),
  };
  const primary_conninfo = Object.entries(from)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  const standby = await start(second, { ...PRIMARY, primary_conninfo });
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    stopStandby: standby.stop,
    async stop(): Promise<void> {
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
