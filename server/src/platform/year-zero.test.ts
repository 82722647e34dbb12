import { randomUUID } from 'node:crypto';
import { encodeCursor } from '../database/cursor.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser } from '../testing/fixtures.ts';
import { type SignedCallOptions, signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const AT = '0000-01-01T00:00:00.000Z';
const act = { act_id: randomUUID(), action: 'read', target: { filter: 'all', as_of: AT } } as const;
const cursor = (...list: string[]) => encodeCursor([...list, AT, randomUUID()]);

let testApp: TestApp;
let session: NonNullable<SignedCallOptions['session']>;
beforeAll(async () => {
  testApp = await buildTestApp();
  const uid = await addUser(testApp.database.db);
  session = { uid, session: await openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() }) };
});
afterAll(() => testApp.close());

test.each([
  ['a list of stories', () => signedCall(testApp, 'story/list', { filter: 0, cursor: cursor('updated') }, { session })],
  [
    'one of comments',
    () => signedCall(testApp, 'comment/list', { filter: 'all', cursor: cursor('comments') }, { session }),
  ],
  ['one of readers', () => signedCall(testApp, 'comment/listBlocked', { cursor: cursor('comments') }, { session })],
  ['one of messages', () => signedCall(testApp, 'inbox/list', { cursor: cursor() }, { session })],
  ['an act on comments', () => signedCall(testApp, 'comment/act', act, { session })],
  ['reading all messages', () => signedCall(testApp, 'inbox/readAll', { until: AT }, { session })],
])('%s refuses a time of the year 0, which the database has not', async (_what, call) => {
  expect(await call()).toMatchObject({ code: 400003 });
});
