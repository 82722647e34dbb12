import { randomUUID } from 'node:crypto';
import { defineCall } from '@myfiction/shared/contract/call.ts';
import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { mailOutbox } from '../database/schema/platform.ts';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { ANSWERS_KEPT_MS, forgetOldAnswers, writeIdentity } from './answer-once.ts';
import { AppError, handle } from './handler.ts';
import { createSecrets } from './secrets.ts';

/** A write that shows how often it ran: each run leaves a mail to `to`. */
const input = z.object({
  to: z.string(),
  outcome: z.enum(['answer', 'refuse', 'refuse-and-keep', 'fail']).default('answer'),
});
const write = defineCall({
  path: 'myfiction/test/write',
  access: 'public',
  write: true,
  input,
  output: z.object({ token: z.string() }),
});
const other = defineCall({ ...write, path: 'myfiction/test/other-write' });
const run: Parameters<typeof handle<typeof input, typeof write.output>>[1] = async (context, { to, outcome }) => {
  await context.mail.send(context.db, { to, subject: '', text: '', html: '' });
  if (outcome === 'refuse') throw new AppError('wrongCode');
  if (outcome === 'refuse-and-keep') throw new AppError('wrongCode', { commit: true });
  if (outcome === 'fail') throw new Error('unexpected');
  return { token: randomUUID() };
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ handlers: [handle(write, run), handle(other, run)] });
});
afterAll(() => testApp.close());

async function send(payload: object, path = write.path) {
  const body = { ...identityFields(testApp), ...payload };
  const headers = { sign: signFields(body) };
  const response = await testApp.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body });
  return response.json();
}

async function timesRun(to: string): Promise<number> {
  const query = testApp.database.db.select({ times: count() }).from(mailOutbox).where(eq(mailOutbox.recipient, to));
  return (await query)[0]?.times ?? -1;
}

function newWrite(outcome = 'answer') {
  return { to: randomUUID(), idempotencyKey: randomUUID(), outcome };
}

test('a repeated write answers with the first answer and runs once', async () => {
  const payload = newWrite();
  const first = await send(payload);
  testApp.clock.advance(5_000);
  expect(await send(payload)).toEqual(first);
  expect(await timesRun(payload.to)).toBe(1);
});

test('two at the same moment run once', async () => {
  const payload = newWrite();
  const answers = await Promise.all([send(payload), send(payload), send(payload), send(payload)]);
  expect(new Set(answers.map((answer) => answer.data.token)).size).toBe(1);
  expect(await timesRun(payload.to)).toBe(1);
});

test('without a key each one runs', async () => {
  const { to } = newWrite();
  await send({ to });
  await send({ to });
  expect(await timesRun(to)).toBe(2);
});

test('a key does not serve another payload or another call', async () => {
  const payload = newWrite();
  await send(payload);
  expect((await send({ ...payload, to: 'else' })).code).toBe(400003);
  expect((await send(payload, other.path)).code).toBe(400003);
  expect(await timesRun(payload.to)).toBe(1);
});

test.each(['refuse', 'fail'])('a write that ends with %s leaves nothing and may be tried again', async (outcome) => {
  const payload = newWrite(outcome);
  await send(payload);
  expect(await timesRun(payload.to)).toBe(0);
  expect((await send({ ...payload, outcome: 'answer' })).code).toBe(0);
});

test('a refusal that is kept counts once', async () => {
  const payload = newWrite('refuse-and-keep');
  expect((await send(payload)).code).toBe(6200002);
  expect((await send(payload)).code).toBe(6200002);
  expect(await timesRun(payload.to)).toBe(1);
});

test('a key must be text of a sensible length', async () => {
  expect((await send({ ...newWrite(), idempotencyKey: 'k'.repeat(101) })).code).toBe(400003);
  expect((await send({ ...newWrite(), idempotencyKey: 7 })).code).toBe(400003);
  expect((await send({ ...newWrite(), idempotencyKey: 'a\0b' })).code).toBe(400003);
});

test('the stored answer cannot be read in the database', async () => {
  const payload = newWrite();
  const { data } = await send(payload);
  const { rows } = await testApp.database.pool.query('select answer from idempotency where key = $1', [
    payload.idempotencyKey,
  ]);
  expect(rows[0].answer.length).toBeGreaterThan(50);
  expect(rows[0].answer.includes(data.token)).toBe(false);
});

test('answers are forgotten after a day', async () => {
  const payload = newWrite();
  await send(payload);
  testApp.clock.advance(ANSWERS_KEPT_MS - 1);
  await forgetOldAnswers(testApp.database.db, testApp.clock.now());
  await send(payload);
  expect(await timesRun(payload.to)).toBe(1);
  testApp.clock.advance(2);
  await forgetOldAnswers(testApp.database.db, testApp.clock.now());
  await send(payload);
  expect(await timesRun(payload.to)).toBe(2);
});

test('what is kept of a password cannot be guessed at without the server’s key', () => {
  const fingerprint = (key: number, fields: object) =>
    writeIdentity(1, write, { idempotencyKey: 'k', ...fields }, createSecrets(Buffer.alloc(32, key)))?.fingerprint;
  for (const fields of [{ password: 'p' }, { new_password: 'p' }, { proof: { password: 'p' } }]) {
    expect(fingerprint(1, fields)).toBe(fingerprint(1, fields));
    expect(fingerprint(1, fields)).not.toBe(fingerprint(2, fields));
  }
  expect(fingerprint(1, { to: 'x' })).toBe(fingerprint(2, { to: 'x' }));
});

test('a repeat may come by another session, but not where the session is what the call renews', () => {
  const secrets = createSecrets(Buffer.alloc(32));
  let ts = 0;
  const fingerprint = (call: Parameters<typeof writeIdentity>[1], session: string) =>
    writeIdentity(1, call, { idempotencyKey: 'k', to: 'x', session, ts: ts++ }, secrets)?.fingerprint;
  expect(fingerprint(write, 'new')).toBe(fingerprint(write, 'old'));
  const renewing = { path: write.path, renewsSession: true };
  expect(fingerprint(renewing, 'new')).not.toBe(fingerprint(renewing, 'old'));
  expect(fingerprint(renewing, 'old')).toBe(fingerprint(renewing, 'old'));
});
