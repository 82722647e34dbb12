import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ApiCallName } from '@myfiction/shared/contract/calls.ts';
import { UPLOAD_TIMEOUT_MS } from '@myfiction/shared/contract/identity-fields.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { sessions } from '../../database/schema/sessions.ts';
import { openSession } from '../../identity/sessions.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { addStory, addUser } from '../../testing/fixtures.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields, signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await buildTestApp();
  port = Number(new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => testApp.close());

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server says until it closes. */
async function answerTo(text: string): Promise<string> {
  const socket = await open();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const stillAnswers = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;

type Session = Awaited<ReturnType<typeof signIn>>;

async function signIn(lastSeen = testApp.clock.now()) {
  const { db } = testApp.database;
  const uid = await addUser(db);
  return { uid, session: await openSession(db, { uid, ip: '', now: lastSeen }) };
}

/** Begins a call that brings a file, and sends no more than a part of it. */
async function beginUpload(name: ApiCallName, more: object, session: Session): Promise<Socket> {
  const fields = { ...identityFields(testApp, { session }), ...more };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const socket = await open();
  socket.write(
    `POST /api/myfiction/${name} HTTP/1.1\r\nhost: studio\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
      `sign: ${signFields(fields, true)}\r\ncontent-length: 1000000\r\n\r\n${head}${'p'.repeat(50_000)}`,
  );
  return socket;
}

test('an upload whose network goes in the middle stores nothing, and the server goes on', async () => {
  const socket = await beginUpload('images/upload', { type: 'cover' }, await signIn());
  const before = testApp.logLines.length;
  socket.resetAndDestroy();
  // The call ends by itself, with a line of the log.
  while (!testApp.logLines.slice(before).some((line) => line.includes('images/upload')))
    await new Promise((resolve) => setImmediate(resolve));
  expect(testApp.logLines.slice(before).join('')).not.toContain('"level":"error"');
  expect(await stillAnswers()).toBe(200);
});

test.each([100, 2_000_000])('a call that brings a second file, of %i bytes, is answered', async (bytes) => {
  const fields = { ...identityFields(testApp, { session: await signIn() }), type: 'cover' };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const size of [100, bytes]) form.append('file', new Blob([new Uint8Array(size)]), 'a.png');
  const response = await fetch(`http://127.0.0.1:${port}/api/myfiction/images/upload`, {
    ...{ method: 'POST', headers: { sign: signFields(fields) }, body: form },
    signal: AbortSignal.timeout(5_000),
  });
  expect(await response.json()).toMatchObject({ code: 400008 });
});

test('uploads that arrive slowly, more than the database has connections, hold up nobody', async () => {
  const { pool, db } = testApp.database;
  const longAgo = new Date(testApp.clock.now().getTime() - DAY_MS);
  const sockets = await Promise.all(
    Array.from({ length: pool.options.max ?? 10 }, async () => {
      const session = await signIn(longAgo);
      const { story_id } = await addStory(createDomainContext(testApp.database, { uid: session.uid }));
      return beginUpload('application/uploadId', { story_id, side: 'front' }, session);
    }),
  );
  try {
    // Each of them was let in.
    await until(async () => (await db.$count(sessions, eq(sessions.lastSeenAt, longAgo))) === 0);
    const session = await signIn();
    const answer = await signedCall(testApp, 'user/getUserInfo', { target_uid: session.uid }, { session });
    expect(answer.code).toBe(0);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('headers that are too large are refused, and the server goes on', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nhost: studio\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).not.toMatch(/node_modules|\bat /);
  expect(await stillAnswers()).toBe(200);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a header cut in two', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\n b\r\n\x00: y\r\n\r\n'],
])('%s is refused, and the connection is closed', async (_name, text) => {
  expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await stillAnswers()).toBe(200);
});

test('who sends slowly is given up: headers after 15 s, a whole request once its browser has given it up', () => {
  const { headersTimeout, requestTimeout } = testApp.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: UPLOAD_TIMEOUT_MS });
});
