import { randomUUID } from 'node:crypto';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import sharp from 'sharp';
import { stories } from '../../database/schema/stories.ts';
import { openSession } from '../../identity/sessions.ts';
import { addUser, storyFields } from '../../testing/fixtures.ts';
import { multipartCall } from '../../testing/multipart-call.ts';
import { S3_TEST_KEYS, type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let store: S3Server;
let testApp: TestApp;
let session: { uid: number; session: string };
let cover: string;

async function start(patience?: { tryMs: number; triesMs: number }): Promise<void> {
  store = await startS3Server({ bucket: 'studio' });
  const env = {
    FILES_STORE: 's3',
    S3_ENDPOINT: store.url,
    S3_BUCKET: 'studio',
    S3_ACCESS_KEY_ID: S3_TEST_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_TEST_KEYS.secretAccessKey,
  };
  testApp = await buildTestApp({ env, ...(patience && { patience }) });
  const { db } = testApp.database;
  const uid = await addUser(db);
  session = { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#333' } }).png();
  cover = (await multipartCall(testApp, 'images/upload', { type: 'cover' }, await picture.toBuffer(), { session })).data
    .url;
}
afterEach(async () => {
  await testApp.close();
  await store.close();
});

const create = (payload: ApiInput<'story/create'>, idempotencyKey = randomUUID()) =>
  signedCall(testApp, 'story/create', payload, { session, idempotencyKey });

/** Transactions that wait for the server right now. */
async function openTransactions(): Promise<number> {
  const { rows } = await testApp.database.pool.query(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0].open;
}

test('while the store is asked for a picture no transaction is open', async () => {
  await start();
  const { data } = await create({ fields: storyFields({ title: 'One' }) });
  const calls = [
    () => create({ fields: storyFields({ title: 'Two', cover }) }),
    () =>
      signedCall(
        testApp,
        'story/edit',
        { story_id: data.story_id, revision: 1, fields: storyFields({ title: 'One', cover }) },
        { session },
      ),
    () => signedCall(testApp, 'user/editUserInfo', { pic: cover }, { session }),
  ];
  for (const call of calls) {
    const { asked, letGo } = store.hold();
    const answered = call();
    await asked;
    expect(await openTransactions()).toBe(0);
    letGo();
    expect((await answered).code).toBe(0);
  }
});

test('a store that does not answer: the call says so, nothing of it stays, and its repeat works', async () => {
  await start({ tryMs: 100, triesMs: 0 });
  const fields = storyFields({ title: 'Three', cover });
  const key = randomUUID();
  const { letGo } = store.hold();
  expect(await create({ fields }, key)).toEqual({
    code: 400034,
    msg: 'Pictures and files cannot be reached right now. Nothing is lost: try again in a minute.',
    data: {},
  });
  letGo();
  expect(await testApp.database.db.$count(stories)).toBe(0);
  expect((await create({ fields }, key)).code).toBe(0);
  store.hold();
  expect((await testApp.app.inject({ url: cover })).statusCode).toBe(503);
  expect((await testApp.app.inject({ url: cover })).statusCode).toBe(200);
  // It is answered as the first time, whether or not the store is there.
  store.hold();
  expect((await create({ fields }, key)).code).toBe(0);
  expect(await testApp.database.db.$count(stories)).toBe(1);
});
