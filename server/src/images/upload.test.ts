import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { removedFiles } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { openSession } from '../identity/sessions.ts';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let session: { uid: number; session: string };
beforeAll(async () => {
  testApp = await buildTestApp();
  const now = testApp.clock.now();
  const [user] = await testApp.database.db.insert(users).values({ createdAt: now }).returning({ uid: users.uid });
  const uid = user?.uid ?? 0;
  session = { uid, session: await openSession(testApp.database.db, { uid, ip: '', now }) };
});
afterAll(() => testApp.close());

async function upload(file: Buffer, type = 'cover', path = 'images/upload', sign?: string) {
  const fields = { ...identityFields(testApp, { session }), type };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(file)]), 'cover.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/myfiction/${path}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', sign: sign ?? signFields(fields) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response;
}

const cover = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#333' } })
    .png()
    .toBuffer();

test.each(['images/upload', 'images/uploadFile'])('%s stores a picture that can then be fetched', async (path) => {
  const answer = (await upload(await cover(), 'cover', path)).json();
  expect(answer).toMatchObject({ code: 0, data: { width: 900, height: 1200 } });
  expect(answer.data.url).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/);

  const file = await testApp.app.inject({ url: answer.data.url });
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(file.rawPayload.length).toBe(answer.data.bytes);
});

test('a picture is written down for removal until somebody shows it', async () => {
  const { data } = (await upload(await cover())).json();
  const waiting = await testApp.database.db.select().from(removedFiles).where(eq(removedFiles.file, data.url));
  expect(waiting).toHaveLength(1);
});

test('the same picture keeps its address', async () => {
  const bytes = await cover();
  const [first, second] = [(await upload(bytes)).json(), (await upload(bytes)).json()];
  expect(first.data.url).toBe(second.data.url);
});

test('a picture over 5 MB is refused', async () => {
  const large = Buffer.concat([await cover(), Buffer.alloc(5 * 1024 * 1024)]);
  expect((await upload(large)).json().code).toBe(400004);
});

test('far more than that is not even read', async () => {
  const response = await upload(Buffer.alloc(7 * 1024 * 1024));
  expect(response.statusCode).toBe(413);
});

test('what is no picture is refused under its field', async () => {
  expect((await upload(Buffer.from('<svg/>'))).json().code).toBe(400008);
});

test('a type that does not exist is refused', async () => {
  expect((await upload(await cover(), 'banner')).json().code).toBe(400003);
});

test('an upload needs its signature', async () => {
  expect((await upload(await cover(), 'cover', 'images/upload', 'a'.repeat(64))).json().code).toBe(400001);
});

test.each(['/files/..%2f..%2fetc%2fpasswd', '/files/%2e%2e%2fsecret', `/files/${'0'.repeat(64)}.webp`, '/files/x.svg'])(
  '%s is not there',
  async (url) => {
    const { statusCode, headers } = await testApp.app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  },
);
