import { defineCall } from '@myfiction/shared/contract/call.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../database/schema/users.ts';
import { blockAuthor } from '../identity/block-author.ts';
import { openSession, revokeAllSessions } from '../identity/sessions.ts';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { handle } from './handler.ts';

const who = defineCall({
  path: 'myfiction/test/who',
  access: 'session',
  write: false,
  input: z.object({}),
  output: z.object({ uid: z.number() }),
});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ handlers: [handle(who, async ({ uid }) => ({ uid }))] });
});
afterAll(() => testApp.close());

async function signIn() {
  const { db } = testApp.database;
  const now = testApp.clock.now();
  const [user] = await db.insert(users).values({ createdAt: now }).returning({ uid: users.uid });
  const uid = user?.uid ?? 0;
  return { uid, session: await openSession(db, { uid, ip: '', now }) };
}

async function ask(fields: object, headers: Record<string, string> = {}) {
  const body = { ...identityFields(testApp), ...fields };
  const signed = { sign: signFields(body), ...headers };
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/${who.path}`,
    headers: signed,
    payload: body,
  });
  return response.json();
}

test('a session says whose call it is', async () => {
  const session = await signIn();
  expect(await ask(session)).toMatchObject({ code: 0, data: { uid: session.uid } });
});

test('a call without a session is refused', async () => {
  expect((await ask({})).code).toBe(101);
});

test('an unknown session is refused', async () => {
  expect((await ask({ uid: 10000001, session: 'x'.repeat(43) })).code).toBe(103);
});

test('a session does not serve another uid', async () => {
  const { session } = await signIn();
  const other = await signIn();
  expect((await ask({ uid: other.uid, session })).code).toBe(103);
});

test('a revoked session is refused', async () => {
  const session = await signIn();
  await revokeAllSessions(testApp.database.db, session.uid, testApp.clock.now());
  expect((await ask(session)).code).toBe(103);
});

test('a blocked author is told so', async () => {
  const session = await signIn();
  await testApp.database.db.update(users).set({ blockedAt: testApp.clock.now() }).where(eq(users.uid, session.uid));
  expect(await ask(session)).toMatchObject({ code: 403, msg: 'The user has been blocked.' });
});

test('a tab that comes back after the block is told so, too: the block has ended its session', async () => {
  const { db } = testApp.database;
  const ended = await signIn();
  const { uid } = ended;
  await revokeAllSessions(db, uid, testApp.clock.now());
  testApp.clock.advance(MINUTE_MS);
  const session = await openSession(db, { uid, ip: '', now: testApp.clock.now() });
  await blockAuthor(db, uid, testApp.clock.now());
  expect(await ask({ uid, session })).toMatchObject({ code: 403, msg: 'The user has been blocked.' });
  for (const other of [uid + 1, 'nobody']) expect((await ask({ uid: other, session })).code).toBe(103);
  // Whoever holds a session that the author had ended before is told nothing.
  expect((await ask(ended)).code).toBe(103);
  await db.update(users).set({ blockedAt: null }).where(eq(users.uid, uid));
  expect((await ask({ uid, session })).code).toBe(103);
});

describe('the session in cookies', () => {
  const cookies = ({ session, uid }: { session: string; uid: number }) => ({
    cookie: `session=${session}; uid=${uid}`,
  });

  test('stands in for the one in the body', async () => {
    const session = await signIn();
    expect(await ask({}, cookies(session))).toMatchObject({ code: 0, data: { uid: session.uid } });
  });

  test('does not make up for a signature', async () => {
    const session = await signIn();
    expect((await ask({}, { ...cookies(session), sign: 'a'.repeat(64) })).code).toBe(400001);
  });

  test.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
  ])('does not count for a page of another site: %p', async (headers) => {
    const session = await signIn();
    expect((await ask({}, { ...cookies(session), ...headers })).code).toBe(101);
  });

  test('counts for our own pages', async () => {
    const session = await signIn();
    const own = { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' };
    expect((await ask({}, { ...cookies(session), ...own })).code).toBe(0);
  });
});
