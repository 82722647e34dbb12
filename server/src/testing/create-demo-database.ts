import { Client } from 'pg';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { connect } from '../database/connect.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { readConfig } from '../platform/config.ts';
import { createSecrets } from '../platform/secrets.ts';
import { withDatabase } from './admin-sql.ts';
import { createTestClock } from './test-clock.ts';
import { testRunFromEnvironment } from './test-run.ts';

/**
 * Makes a database with the demonstration authors, but none of their files. The first of a test run to ask fills the
 * one that all copy; one at a time, for nobody may be connected to what is copied.
 */
export async function createDemoDatabase(name: string): Promise<void> {
  const { url, template, demoTemplate } = testRunFromEnvironment();
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.demo]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [demoTemplate]);
    if (rowCount === 0) await admin.query(`create database ${demoTemplate} template ${template} strategy file_copy`);
    const { db, close } = connect(withDatabase(url, demoTemplate), { max: 1 });
    const secrets = createSecrets(readConfig({}, '/').keys.dataKey);
    await loadDemo(db, { now: createTestClock().now(), production: false, secrets }).finally(close);
    await admin.query(`create database ${name} template ${demoTemplate} strategy file_copy`);
  } finally {
    await admin.end();
  }
}
