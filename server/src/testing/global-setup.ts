import { randomBytes } from 'node:crypto';
import { makeDatabaseFolder } from '@myfiction/shared/testing/database-folder.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../database/supervisor/embedded-postgres.ts';
import { ENDING_SIGNALS } from '../platform/end-on-signals.ts';
import { runAdminSql, withDatabase } from './admin-sql.ts';
import teardown from './global-teardown.ts';
import { rememberDatabase } from './test-run.ts';

/**
 * Nothing of a test run has to outlive it, so a commit, and a database made or dropped, need not wait for the disk. It
 * is written at once all the same: what a vacuum may not yet mark as seen by all would change the plans of queries.
 * So would statistics that are taken at any moment: a test that needs them asks.
 */
const FAST = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * One Postgres a test run (`DATABASE_URL` names one to use instead) with a migrated template, from which each test file
 * copies a database of its own.
 */
export default async function setup({ rootDir }: { rootDir: string }): Promise<void> {
  const external = process.env.DATABASE_URL;
  const dataDir = external ? '' : await makeDatabaseFolder('studio-test-');
  const postgres = external
    ? undefined
    : await startEmbeddedPostgres({ root: rootDir, dataDir, warn: console.warn, settings: FAST });
  const url = external ?? postgres?.url ?? '';
  const template = `studio_template_${randomBytes(6).toString('hex')}`;
  await runAdminSql(url, `create database ${template}`);
  const connection = connect(withDatabase(url, template), { max: 1 });
  await migrate(connection.pool);
  await connection.close();
  rememberDatabase({ url, template, dataDir, stop: postgres?.stop });
  tearDownWhenCancelled();
}

/** Jest ends at these without its teardown. A terminal and npm both send the signal: the second one changes nothing. */
function tearDownWhenCancelled(): void {
  let cancelled = false;
  for (const [signal, exitCode] of ENDING_SIGNALS) {
    process.on(signal, () => {
      if (cancelled) return;
      cancelled = true;
      void teardown().finally(() => process.exit(exitCode));
    });
  }
}
