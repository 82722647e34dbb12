import type { AUTHOR_ROLES } from '@myfiction/shared/contract/delivery.ts';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { remoteVersions } from '../../database/schema/delivery.ts';
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
    expect((await resolve(session, 'comments', version)).data).toEqual({
      entries: {},
      refused: [{ remote: 'comments', reason: 'role' }],
    });
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
  expect(data).toEqual({ entries: {}, refused: [{ remote: 'comments', reason }] });
});

test('a development server of an allowed origin is taken', async () => {
  const { data } = await resolve(await signUp('qa'), 'comments', address);
  expect(data.entries.comments).toMatchObject({ version: 'dev', base: `${address}/`, integrity: '' });
});
