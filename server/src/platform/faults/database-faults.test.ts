import { defineCall } from '@myfiction/shared/contract/call.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { HANDLERS } from '../../app.ts';
import { connect } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { addUser } from '../../testing/fixtures.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { until } from '../../testing/until.ts';
import { handle } from '../handler.ts';

const CONNECTIONS = 2;
const STATEMENT_MS = 300;
const CONNECT_MS = 1_000;
const input = z.object({});
const slow = defineCall({ path: 'myfiction/test/slow', access: 'public', write: true, input, output: input });
const look = defineCall({ path: 'myfiction/test/look', access: 'public', write: false, input, output: input });
const handlers = [
  ...HANDLERS,
  handle(look, async ({ db }) => {
    await db.select({ uid: users.uid }).from(users).limit(1);
    return {};
  }),
  handle(slow, async ({ db }) => {
    await addUser(db, { penName: 'Half' });
    await db.execute(sql`select pg_sleep(20)`);
    return {};
  }),
];

const database = freshDatabase();
let proxy: DatabaseProxy;
let testApp: TestApp;
beforeAll(async () => {
  proxy = await startDatabaseProxy(database.url);
  const options = {
    max: CONNECTIONS,
    statementTimeoutMs: STATEMENT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    queryTimeoutMs: STATEMENT_MS * 2,
  };
  const connection = connect(proxy.url, options);
  // A busy machine may take longer than that for the first, and a studio without its database does not start.
  const answers = () => connection.db.execute(sql`select 1`);
  await until(
    () =>
      answers().then(
        () => true,
        () => false,
      ),
    30_000,
  );
  testApp = await buildTestApp({
    handlers,
    beside: { database: { ...connection, url: proxy.url }, clock: createTestClock() },
  });
});
afterAll(async () => {
  await testApp.close();
  await testApp.database.close();
  await proxy.close();
});

async function call(name: string): Promise<{ code: number; ms: number; body: string }> {
  const fields = identityFields(testApp);
  const started = performance.now();
  const { body, statusCode } = await testApp.app.inject({
    method: 'POST',
    url: `/api/myfiction/${name}`,
    headers: { sign: signFields(fields, true) },
    payload: fields,
  });
  expect(statusCode).toBe(200);
  return { code: JSON.parse(body).code, ms: performance.now() - started, body };
}
/** A call that reads the database. */
const read = () => call('test/look');

test.each(['cut', 'stall'] as const)(
  '%s: calls are answered 500 at once or soon, and by themselves well again',
  async (fault) => {
    expect((await read()).code).toBe(0);
    proxy[fault]();
    for (let times = 0; times < 3; times++) {
      const answer = await read();
      expect(answer).toMatchObject({ code: 500 });
      expect(answer.body).not.toMatch(/select|ECONN|users|127\.0\.0\.1/);
      expect(answer.ms).toBeLessThan(STATEMENT_MS * 2 + CONNECT_MS + 2_000);
    }
    // What needs no database goes on.
    expect((await testApp.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await call('getSysCfg')).code).toBe(0);
    proxy.restore();
    // A connection that has stood still is given up by the first call that meets it.
    await until(async () => (await read()).code === 0);
  },
);

test('a statement that takes too long is given up, and nothing of its write stays', async () => {
  const { code, ms } = await call('test/slow');
  expect(code).toBe(500);
  expect(ms).toBeGreaterThanOrEqual(STATEMENT_MS - 50);
  expect((await read()).code).toBe(0);
  expect((await database.db.select().from(users)).map(({ penName }) => penName)).not.toContain('Half');
});

test('when every connection is taken, calls are told that the server is busy, and served once one is free', async () => {
  const { pool } = testApp.database;
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  const { code, ms } = await read();
  expect(code).toBe(400045);
  expect(ms).toBeGreaterThanOrEqual(CONNECT_MS - 50);
  const waiting = read();
  for (const client of taken) client.release();
  expect((await waiting).code).toBe(0);
});
