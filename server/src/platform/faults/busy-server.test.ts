import { defineCall } from '@myfiction/shared/contract/call.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { connect } from '../../database/connect.ts';
import { unobserved } from '../../observability/open-observability.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { until } from '../../testing/until.ts';
import { handle } from '../handler.ts';

const CONNECTIONS = 2;
const input = z.object({});
const output = z.object({});
const read = defineCall({ path: 'myfiction/test/slowRead', access: 'public', write: false, input, output });
const write = defineCall({ path: 'myfiction/test/slowWrite', access: 'public', write: true, input, output });
const service = defineCall({ path: 'myfiction/test/slowIngest', access: 'service', write: true, input, output });
/** A statement of a slow machine. */
const handlers = [read, write, service].map((call) =>
  handle(call, async ({ db }) => {
    await db.execute(sql`select pg_sleep(0.05)`);
    return {};
  }),
);

const database = freshDatabase();
const observability = unobserved();
let testApp: TestApp;
beforeAll(async () => {
  const connection = connect(database.url, { max: CONNECTIONS });
  testApp = await buildTestApp({
    handlers,
    observability,
    config: { databaseConnections: CONNECTIONS },
    beside: { database: { ...connection, url: database.url }, clock: createTestClock() },
  });
});
afterAll(async () => {
  await testApp.close();
  await testApp.database.close();
});

async function call(path: string): Promise<{ statusCode: number; code: number }> {
  const fields = identityFields(testApp);
  const { ingestKey } = testApp.config.keys;
  const { body, statusCode } = await testApp.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { sign: signFields(fields, true), authorization: `Bearer ${ingestKey}` },
    payload: fields,
  });
  return { statusCode, code: JSON.parse(body).code };
}

test.each([read, write, service])(
  'hundreds of calls at once to $path are served or told to come later',
  async ({ path }) => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => call(path)));
    const codes = answers.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([0, 400045]));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(CONNECTIONS * 4);
    expect((await call(path)).code).toBe(0);
  },
);

test('calls that were let in and calls that wait are counted', async () => {
  const look = async (): Promise<string> => {
    const { values } = await observability.metrics.calls.get();
    return values.map(({ labels, value }) => `${labels.state} ${value}`).join(', ');
  };
  const { pool } = testApp.database;
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  const calls = Array.from({ length: 20 }, () => call(read.path));
  await until(async () => (await look()) === 'running 8, waiting 12');
  for (const client of taken) client.release();
  expect((await Promise.all(calls)).every(({ code }) => code === 0)).toBe(true);
  expect(await look()).toBe('running 0, waiting 0');
});
