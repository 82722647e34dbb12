import { randomUUID } from 'node:crypto';
import { defineCall } from '@myfiction/shared/contract/call.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../database/schema/users.ts';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { RowsBroke } from './due-rows/rows-broke.ts';
import { handle } from './handler.ts';

const input = z.object({ password: z.string(), email: z.string(), how: z.enum(['log', 'query', 'unique', 'several']) });
const call = defineCall({ path: 'myfiction/test/secret', access: 'public', write: true, input, output: z.object({}) });
const handlers = [
  handle(call, async ({ log, db, clock }, fields) => {
    if (fields.how === 'several') {
      const query = db.execute(sql`select ${fields.password}::int`);
      await query.catch((error: unknown) => {
        throw new RowsBroke('a job', [{ key: '7', error }]);
      });
    }
    if (fields.how === 'log')
      log.info({ fields, password: fields.password, user: { email: fields.email } }, 'careless');
    if (fields.how === 'query') await db.execute(sql`select ${fields.password}::int`);
    if (fields.how === 'unique') {
      const row = { email: fields.email, passwordHash: fields.password, createdAt: clock.now() };
      await db.insert(users).values([row, row]);
    }
    return {};
  }),
];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ handlers });
});
afterAll(() => testApp.close());

test.each(['log', 'query', 'unique', 'several'] as const)('no secret reaches the log by %s', async (how) => {
  const secret = randomUUID();
  const email = `${randomUUID()}@example.com`;
  const session = randomUUID();
  const body = { ...identityFields(testApp), password: secret, email, how, session };
  const sign = signFields(body);
  testApp.logLines.length = 0;
  await testApp.app.inject({
    method: 'POST',
    url: `/api/${call.path}`,
    headers: { sign, cookie: `session=${session}` },
    payload: body,
  });
  const log = testApp.logLines.join('');
  expect(log).toContain(how === 'log' ? 'careless' : 'call failed');
  for (const hidden of [secret, email, session, sign]) expect(log).not.toContain(hidden);
});

async function loggedError(how: string): Promise<Record<string, unknown>> {
  const body = { ...identityFields(testApp), password: 'x', email: 'y@example.com', how };
  testApp.logLines.length = 0;
  await testApp.app.inject({
    method: 'POST',
    url: `/api/${call.path}`,
    headers: { sign: signFields(body) },
    payload: body,
  });
  const logged = testApp.logLines.map((line) => JSON.parse(line)).find((line) => line.err);
  expect(logged.reqId).toEqual(expect.any(String));
  return logged.err;
}

test('what is logged still says what failed', async () => {
  expect(await loggedError('unique')).toMatchObject({
    message: expect.stringContaining('insert into'),
    cause: { errorCode: '23505' },
  });
});

test('of rows that broke the log says which, and why each', async () => {
  expect(await loggedError('several')).toMatchObject({
    message: '1 of “a job” broke and are put aside: 7',
    errors: [{ message: expect.stringContaining('select'), cause: { errorCode: '22P02' } }],
  });
});
