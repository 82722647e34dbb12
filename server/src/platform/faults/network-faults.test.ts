import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openSession } from '../../identity/sessions.ts';
import { addUser } from '../../testing/fixtures.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

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

test('an upload whose network goes in the middle stores nothing, and the server goes on', async () => {
  const { db } = testApp.database;
  const uid = await addUser(db);
  const session = { uid, session: await openSession(db, { uid, ip: '', now: testApp.clock.now() }) };
  const fields = { ...identityFields(testApp, { session }), type: 'cover' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const socket = await open();
  socket.write(
    `POST /api/myfiction/images/upload HTTP/1.1\r\nhost: studio\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
      `sign: ${signFields(fields, true)}\r\ncontent-length: 1000000\r\n\r\n${head}${'p'.repeat(50_000)}`,
  );
  const before = testApp.logLines.length;
  socket.resetAndDestroy();
  // The call ends by itself, with a line of the log.
  while (!testApp.logLines.slice(before).some((line) => line.includes('images/upload')))
    await new Promise((resolve) => setImmediate(resolve));
  expect(testApp.logLines.slice(before).join('')).not.toContain('"level":"error"');
  expect(await stillAnswers()).toBe(200);
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

test('who sends slowly is given up: headers after 15 s, a whole request after a minute', () => {
  const { headersTimeout, requestTimeout } = testApp.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: 60_000 });
});
