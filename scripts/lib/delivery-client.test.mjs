import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../shared/src/testing/run-to-end.ts';

const scripts = join(import.meta.dirname ?? __dirname, '..');
const TOKEN = 'mfd_secret';
let folder;
let release;
let studio;
let address;
let asked;
/** What the studio says of the remote, and of what everybody gets. */
let enabled;
let registry;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
  studio = createServer(answer).listen(0, '127.0.0.1');
  await once(studio, 'listening');
  address = `http://127.0.0.1:${studio.address().port}`;
});
beforeEach(async () => {
  asked = [];
  enabled = true;
  registry = { status: 200, body: JSON.stringify({ remotes: { comments: { version: 'v2' } } }) };
  release = await mkdtemp(join(folder, 'release-'));
  await writeFile(join(release, 'remote.json'), JSON.stringify({ name: 'comments', version: 'v2' }));
});
afterAll(async () => {
  studio.close();
  await rm(folder, { recursive: true });
});

function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, address);
  asked.push({ call: `${request.method} ${pathname}`, query: Object.fromEntries(searchParams) });
  request.resume().on('end', () => {
    if (pathname === '/registry.json') return response.writeHead(registry.status).end(registry.body);
    const remote = { live: 'v1', candidate: null, percent: 0, enabled, revision: 7 };
    const published = { version: 'v2', stands: 'v2 live', changed: true, enabled };
    const data = request.method === 'GET' ? { remote, versions: [], acts: [] } : published;
    response.end(JSON.stringify({ code: 0, msg: '', data }));
  });
}

async function run(script, argv, env = { DELIVERY_TOKEN: TOKEN }) {
  return runToEnd(process.execPath, [join(scripts, script), ...argv], {
    env: { PATH: process.env.PATH, DELIVERY_URL: address, ...env },
  });
}

const publish = (...argv) => run('publish-remote.mjs', ['comments', '--folder', release, ...argv]);

test('a release says on which revision it was decided, for whom, and why', async () => {
  await publish('--percent', '5', '--note', 'ends & begins');
  await publish('--dry-run');
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([
    {
      call: 'POST /api/delivery/comments/versions',
      query: { dry_run: 'false', expected: '7', percent: '5', note: 'ends & begins' },
    },
    { call: 'POST /api/delivery/comments/versions', query: { dry_run: 'true', expected: '7' } },
  ]);
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, '{}'],
])(
  'what is published and not shown (%d %s) is told as published',
  async (status, body) => {
    registry = { status, body };
    expect(await publish()).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^It is published, but .* status comments$/m),
    });
  },
  15_000,
);

test('who publishes a remote that is switched off is told so, and does not wait for it', async () => {
  enabled = false;
  const { code, out } = await publish();
  expect([code, out]).toEqual([0, expect.stringContaining('switched off: npm run delivery -- enable comments')]);
  expect(asked.filter(({ call }) => call.includes('registry'))).toEqual([]);
});

test('a release with a file that cannot be sent as it is goes nowhere', async () => {
  await mkdir(join(release, 'chunks'));
  await writeFile(join(folder, 'elsewhere.js'), '');
  await symlink(join(folder, 'elsewhere.js'), join(release, 'chunks/page.js'));
  expect(await publish()).toMatchObject({ code: 2, err: expect.stringContaining('chunks/page.js is no plain file') });
  expect(asked).toEqual([]);
});

test.each([
  'Token of comments\nmfd_secret',
  'mfd_secret\nmfd_secret',
  'DELIVERY_TOKEN  mfd_secret',
  'mfd_secret…',
  ' ',
])('what is no token (%j) is refused, sent nowhere and not shown', async (written) => {
  const file = join(folder, 'token');
  await writeFile(file, written);
  const ends = [
    await run('delivery.mjs', ['status', 'comments', '--token-file', file]),
    await run('delivery.mjs', ['status', 'comments'], { DELIVERY_TOKEN: written }),
  ];
  for (const { code, out, err } of ends) {
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('one word that begins with mfd_');
    expect(err).not.toContain('secret');
  }
  expect(asked).toEqual([]);
});

test('what every object has is no command', async () => {
  const { code, err } = await run('delivery.mjs', ['toString', 'comments']);
  expect([code, err]).toEqual([2, expect.stringContaining('There is no such command.')]);
});
