import type { AUTHOR_ROLES } from '@myfiction/shared/contract/delivery.ts';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { remoteVersions } from '../../database/schema/delivery.ts';
import { users } from '../../database/schema/users.ts';
import { changeRole } from '../../identity/change-role.ts';
import { openSession } from '../../identity/sessions.ts';
import { addUser } from '../../testing/fixtures.ts';
import { addPointer, addVersion, remoteManifest } from '../../testing/remote-fixture.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let developer: FastifyInstance;
let address: string;
beforeAll(async () => {
  developer = fastify();
  developer.get('/remote.json', async () => remoteManifest('comments', 'dev'));
  developer.get('/other/remote.json', async () => remoteManifest('inbox', 'dev'));
  developer.get('/away/remote.json', async (_request, reply) => reply.redirect('http://169.254.0.1/remote.json'));
  address = await developer.listen({ host: '127.0.0.1', port: 0 });
  testApp = await buildTestApp({ config: { overrides: { needsRole: true, origins: [address] } } });
  const { db } = testApp.database;
  const now = testApp.clock.now();
  await addVersion(db, 'comments', 'v1', { now });
  await addVersion(db, 'comments', 'v2-rc.1', { now });
  await addVersion(db, 'comments', 'v3', { now, manifest: { contract: 99 } });
  await addVersion(db, 'comments', 'v0', { now });
  await db.update(remoteVersions).set({ removedAt: now }).where(eq(remoteVersions.version, 'v0'));
  await addPointer(db, 'comments', 'v1', { now });
});
afterAll(async () => {
  await testApp.close();
  await developer.close();
});

async function signUp(role?: (typeof AUTHOR_ROLES)[number]) {
  const { db } = testApp.database;
  const uid = await addUser(db);
  if (role) await changeRole(db, uid, role, true);
  return { uid, session: await openSession(db, { uid, ip: '', now: testApp.clock.now() }) };
}

const resolve = (session: { uid: number; session: string } | undefined, remote: string, version: string | null) =>
  signedCall(testApp, 'delivery/resolveOverrides', { overrides: [{ remote, version }] }, session ? { session } : {});

const REFUSED = { entries: {}, refused: [{ remote: 'comments', reason: 'role' }] };
const rc = { overrides: [{ remote: 'comments', version: 'v2-rc.1' }] };
const resolveSignedOut = async (ticket: string, app = testApp) =>
  (await signedCall(app, 'delivery/resolveSignedOut', { ...rc, ticket })).data;

test('QA gets a version that is not live, and a remote switched off', async () => {
  const session = await signUp('qa');
  const overrides = [
    { remote: 'comments', version: 'v2-rc.1' },
    { remote: 'inbox', version: null },
  ];
  const { data } = await signedCall(testApp, 'delivery/resolveOverrides', { overrides }, { session });
  expect(data.entries.comments).toMatchObject({
    ...{ version: 'v2-rc.1', base: '/remotes/comments/v2-rc.1/', enabled: true },
    manifest: { name: 'comments' },
  });
  expect(data.refused).toEqual([{ remote: 'inbox', reason: 'unknown' }]);
  const off = await resolve(session, 'comments', null);
  expect(off.data.entries.comments).toMatchObject({ version: 'v1', enabled: false });
});

test('without the role everything is refused alike, whether it is there or not', async () => {
  const session = await signUp();
  for (const version of ['v2-rc.1', 'v9', null, address]) {
    expect((await resolve(session, 'comments', version)).data).toEqual({ ...REFUSED, ticket: '' });
  }
  expect((await resolve(undefined, 'comments', 'v1')).code).not.toBe(0);
});

test.each([
  ['a version that was never published', 'v9', 'unknown'],
  ['one that retention let go of', 'v0', 'unknown'],
  ['one for another shell', 'v3', 'incompatible'],
  ['an origin that nobody allowed', 'http://127.0.0.1:1/', 'origin'],
  ['an origin that only begins like an allowed one', 'ALLOWED.evil.example/', 'origin'],
  ['a development server of another remote', 'ALLOWED/other/', 'unknown'],
  ['one that sends us on', 'ALLOWED/away/', 'unknown'],
])('%s is refused', async (_name, version, reason) => {
  const { data } = await resolve(await signUp('qa'), 'comments', version.replace('ALLOWED', address));
  expect(data).toMatchObject({ entries: {}, refused: [{ remote: 'comments', reason }] });
});

test('a development server of an allowed origin is taken', async () => {
  const { data } = await resolve(await signUp('qa'), 'comments', address);
  expect(data.entries.comments).toMatchObject({ version: 'dev', base: `${address}/`, integrity: '' });
});

describe('signed out', () => {
  const ticketOf = async (session: { uid: number; session: string }): Promise<string> =>
    (await signedCall(testApp, 'delivery/resolveOverrides', rc, { session })).data.ticket;

  test('who was QA before has it by the ticket, for an hour', async () => {
    const ticket = await ticketOf(await signUp('qa'));
    expect(await resolveSignedOut(ticket)).toMatchObject({
      entries: { comments: { version: 'v2-rc.1' } },
      refused: [],
    });
    testApp.clock.advance(HOUR_MS);
    expect(await resolveSignedOut(ticket)).toEqual(REFUSED);
  });

  test('a ticket ends with the role and with a block', async () => {
    const { db } = testApp.database;
    const [former, blocked] = [await signUp('qa'), await signUp('qa')];
    const tickets = [await ticketOf(former), await ticketOf(blocked)];
    await changeRole(db, former.uid, 'qa', false);
    await db.update(users).set({ blockedAt: testApp.clock.now() }).where(eq(users.uid, blocked.uid));
    for (const ticket of tickets) expect(await resolveSignedOut(ticket)).toEqual(REFUSED);
  });

  test('nobody has it by a ticket that was changed, or without one', async () => {
    const { uid, session } = await signUp('qa');
    const [, until = '', key = ''] = (await ticketOf({ uid, session })).split('.');
    const other = await signUp('qa');
    const forged = [`${other.uid}.${until}.${key}`, `${uid}.${until}9.${key}`, `${uid}.${until}.${'0'.repeat(64)}`];
    for (const ticket of [...forged, `${uid}.${until}.`, session, '']) {
      expect(await resolveSignedOut(ticket)).toEqual(REFUSED);
    }
  });

  test('where everybody may override, it takes no ticket', async () => {
    const open = await buildTestApp({ beside: testApp, config: { overrides: { needsRole: false, origins: [] } } });
    expect(await resolveSignedOut('', open)).toMatchObject({ entries: { comments: { version: 'v2-rc.1' } } });
    await open.close();
  });
});
