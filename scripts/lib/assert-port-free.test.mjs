import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '../../server/src/platform/config.ts';
import { assertPortFree, DEFAULT_PORT } from './assert-port-free.mjs';

const root = join(import.meta.dirname ?? __dirname, '../..');
const HOST = '127.0.0.1';
let taken;
let port;
beforeAll(async () => {
  taken = createServer().listen(0, HOST);
  await once(taken, 'listening');
  port = taken.address().port;
});
afterAll(() => taken.close());

const refused = (env) => assertPortFree('npm start', env).then(String, (error) => error.message);

test('a port that is taken is told with its holder and another one', async () => {
  const message = await refused({ HOST, PORT: String(port) });
  const holder = process.platform === 'win32' ? 'another program' : `process ${process.pid} \\(.*node.*\\)`;
  expect(message).toMatch(
    new RegExp(`^Port ${port} is in use by ${holder}\\. Stop it, .*: PORT=${port + 1} npm start$`),
  );
});

test.each([
  ['one that the system chooses', '0'],
  ['what is no port', 'eighty'],
  ['what is beyond all ports', '65536'],
])('%s is left to the server', async (_what, PORT) => {
  expect(await refused({ HOST, PORT })).toBe('undefined');
});

test('a host that is not this machine’s is left to the server', async () => {
  expect(await refused({ HOST: '192.0.2.1', PORT: String(port) })).toBe('undefined');
});

test('it looks where the server listens by itself', () => {
  expect(readConfig({}, root).port).toBe(DEFAULT_PORT);
});

test('npm start tells it before anything else', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', HOST, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([(await ended)[0], out, err]).toEqual([1, '', expect.stringMatching(`^Port ${port} is in use by [^\n]*\n$`)]);
});
