import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runToEnd } from '@myfiction/shared/testing/run-to-end.ts';
import { writeBuiltRemote } from '../../testing/built-web-app.ts';
import { listenSomewhere } from '../../testing/read-stream.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createToken } from '../tokens/tokens.ts';

const scripts = resolve(__dirname, '../../../../scripts');
let testApp: TestApp;
let address: string;
let token: string;
let folder: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  address = await listenSomewhere(testApp);
  const holder = { remote: 'comments', label: 'comments team', who: 'hana', now: testApp.clock.now() };
  ({ token } = await createToken(testApp.database.db, holder));
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(script: string, argv: readonly string[], env: Record<string, string> = { DELIVERY_TOKEN: token }) {
  return runToEnd(process.execPath, [join(scripts, script), ...argv], {
    env: { PATH: process.env.PATH, DELIVERY_URL: address, ...env },
  });
}

const publish = (...argv: string[]) =>
  run('publish-remote.mjs', ['comments', '--folder', join(folder, 'mfe-comments/dist'), ...argv]);

test('a remote is published, staged, promoted, rolled back and switched off', async () => {
  await writeBuiltRemote(folder, 'comments');
  expect(await publish('--dry-run')).toMatchObject({ code: 0, out: expect.stringContaining('could be v1 live') });
  const first = await publish();
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^ {2}4 files, \d+ KB, \d+ KB to send$/m);
  expect(first.out).toMatch(/seen by everybody who opens a tab after \d+\.\d s/);
  expect((await publish()).out).toMatch(/^ {2}before {3}v1 live\n {2}as it was v1 live /m);
  const staged = await publish('--version', '3.5.0-rc.2', '--percent', '10', '--json');
  expect(JSON.parse(staged.out)).toMatchObject({ version: '3.5.0-rc.2', stands: 'v1 live, 3.5.0-rc.2 for 10 %' });
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, `${token}\n`);
  const promoted = await run('delivery.mjs', ['promote', 'comments', '--token-file', tokenFile], {});
  expect(promoted).toMatchObject({ code: 0, out: 'comments: 3.5.0-rc.2 live\n' });
  await run('delivery.mjs', ['rollback', 'comments', '--note', 'typo']);
  expect(await run('delivery.mjs', ['rollback', 'comments'])).toMatchObject({ code: 1 });
  expect((await run('delivery.mjs', ['status', 'comments'])).out).toMatch(/^Last moved .* by comments team: typo$/m);
  expect((await run('delivery.mjs', ['disable', 'comments'])).out).toBe('comments: v1 live, disabled\n');
  const { out } = await run('delivery.mjs', ['status', 'mfe-comments']);
  expect(out).toMatch(/^Live +v1$/m);
  expect(out).toMatch(/^Enabled +no$/m);
  const history = (await run('delivery.mjs', ['history', 'comments'])).out;
  expect(history).toMatch(/comments team {2}rollback +3.5.0-rc.2 live → v1 live +typo$/m);
  expect(history).toMatch(/^v1 .* published +4 files/m);
});

test('what is wrong is told, with an exit code for a shell', async () => {
  await writeBuiltRemote(folder, 'comments', { version: 'v8', manifest: { contract: 99 } });
  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('contract 99') });
  const json = await publish('--json');
  expect([json.code, JSON.parse(json.err).error.kind]).toEqual([1, 'refused']);
  const wrong: [string, string[], Record<string, string> | undefined, number, string][] = [
    ['publish-remote.mjs', [], undefined, 2, 'Say which remote'],
    ['publish-remote.mjs', ['nothing'], undefined, 2, 'no remote nothing here. There are activities, auth,'],
    ['publish-remote.mjs', ['nothing', '--folder', folder], undefined, 2, 'build the remote first'],
    ['publish-remote.mjs', ['comments', '--percent', 'half'], undefined, 2, '--percent is a whole number'],
    ['publish-remote.mjs', ['comments', '--loud'], undefined, 2, '--loud'],
    ['delivery.mjs', ['status', 'comments'], {}, 2, 'Set DELIVERY_TOKEN'],
    ['delivery.mjs', ['status', 'comments'], { DELIVERY_TOKEN: 'guess' }, 1, 'mistyped, revoked, or of another studio'],
    ['delivery.mjs', ['status', 'inbox'], undefined, 1, 'for comments'],
    ['delivery.mjs', ['status', 'comments', '--to', 'studio'], undefined, 2, '--to or DELIVERY_URL'],
    ['delivery.mjs', ['status', 'comments', '--to', 'http://studio.invalid'], undefined, 2, 'must be https'],
    ['delivery.mjs', ['status', 'comments', '--to', 'http://localhost@studio.invalid'], undefined, 2, 'must be https'],
    ['delivery.mjs', ['explode', 'comments'], undefined, 2, 'no such command'],
    ['delivery.mjs', ['status', 'comments', '--to', 'http://127.0.0.1:1'], undefined, 3, 'does not answer'],
  ];
  const ends = await Promise.all(wrong.map(([script, argv, env]) => run(script, argv, env)));
  wrong.forEach(([, argv, , code, why], at) => {
    expect([argv, ends[at]]).toEqual([argv, expect.objectContaining({ code, err: expect.stringContaining(why) })]);
  });
});

test('a studio that fails is told as what to look at, not as what authors read of it', async () => {
  const studio = createServer((_, response) => {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 500, msg: 'Something went wrong, please try again.', data: null }));
  });
  await once(studio.listen(0, '127.0.0.1'), 'listening');
  const { port } = studio.address() as AddressInfo;
  const failed = await run('delivery.mjs', ['status', 'comments', '--to', `http://127.0.0.1:${port}`]);
  expect(failed).toMatchObject({
    code: 3,
    err: expect.stringContaining('failed at this (500). The log of the studio'),
  });
  await once(studio.close(), 'close');
});

test('both explain themselves', async () => {
  for (const script of ['publish-remote.mjs', 'delivery.mjs']) {
    expect(await run(script, ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--token-file FILE') });
  }
});
