import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CONTRACT_NUMBER, REMOTE_FILES_FILE, SHARED_NAMES_FILE } from '@myfiction/shared/contract/platform.ts';
import { desc } from 'drizzle-orm';
import { deliveryActs, remoteVersions } from '../../database/schema/delivery.ts';
import { type BuiltRemoteOptions, remoteFiles } from '../../testing/built-web-app.ts';
import { packArchive } from '../../testing/pack-archive.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { createToken, revokeToken } from '../tokens/tokens.ts';
import { RELEASE_LIMITS } from './release-limits.ts';
import { unpackArchive } from './unpack-archive.ts';

let one: TestApp;
let two: TestApp;
let token: string;
beforeAll(async () => {
  one = await buildTestApp();
  two = await buildTestApp({ beside: one, config: { dataDir: one.config.dataDir } });
});
beforeEach(async () => {
  one.clock.advance(60_000);
  await one.database.pool.query('truncate remote_versions, remote_pointers, delivery_acts, delivery_tokens');
  token = await tokenFor('comments');
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const db = () => one.database.db;
const now = () => one.clock.now();
const tokenFor = async (remote: string) =>
  (await createToken(db(), { remote, label: `${remote} team`, who: 'hana', now: now() })).token;

interface SendOptions extends BuiltRemoteOptions {
  remote?: string;
  query?: Record<string, string>;
  token?: string;
  body?: Buffer;
  app?: TestApp;
}

async function publish({ remote = 'comments', query = {}, app = one, body, ...options }: SendOptions = {}) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/delivery/${remote}/versions`,
    query,
    headers: { authorization: `Bearer ${options.token ?? token}`, 'content-type': 'application/gzip' },
    payload: body ?? (await packArchive(remoteFiles(remote, options))),
  });
  return { status: response.statusCode, ...response.json() };
}

async function move(act: Record<string, unknown>, app = one) {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/delivery/comments/moves',
    headers: { authorization: `Bearer ${token}` },
    payload: act,
  });
  return { status: response.statusCode, ...response.json() };
}

const registry = async (app = one, headers: Record<string, string> = {}) =>
  (await app.app.inject({ url: '/registry.json', headers })).json().remotes;
const liveVersion = async (app = one) => (await registry(app)).comments?.version;
const lastAct = async () => (await db().select().from(deliveryActs).orderBy(desc(deliveryActs.id)).limit(1))[0];

describe('a release', () => {
  test('is checked, stored, live, and in the audit', async () => {
    const answer = await publish({ query: { note: 'ticket 7' } });
    expect(answer).toMatchObject({ status: 200, data: { version: 'v1', changed: true, stands: 'v1 live' } });
    expect((await registry()).comments).toMatchObject({ version: 'v1', base: '/remotes/comments/v1/', enabled: true });
    const file = await two.app.inject({ url: '/remotes/comments/v1/page-main.js' });
    expect([file.statusCode, file.body.slice(0, 22)]).toEqual([200, '/* page of comments */']);
    expect(await lastAct()).toMatchObject({
      ...{ act: 'publish', who: 'comments team', version: 'v1', before: '', after: 'v1 live', note: 'ticket 7' },
    });
  });

  test('that is sent again changes nothing', async () => {
    await publish();
    expect(await publish()).toMatchObject({ status: 200, data: { changed: false, revision: 1 } });
    expect(await db().select().from(deliveryActs)).toHaveLength(1);
  });

  test('of other bytes under a known version is refused, the first stays', async () => {
    await publish();
    const answer = await publish({ entry: '/* other */' });
    expect(answer).toMatchObject({
      status: 422,
      data: { problems: [expect.stringContaining('versions never change')] },
    });
    expect((await one.app.inject({ url: '/remotes/comments/v1/remoteEntry.js' })).body).toBe('/* comments v1 */');
    expect(await lastAct()).toMatchObject({ refused: true, note: expect.stringContaining('versions never change') });
  });

  test('as a trial says what would be, and stores nothing', async () => {
    await publish();
    const answer = await publish({ version: 'v2', query: { dry_run: 'true', percent: '5' } });
    expect(answer.data).toMatchObject({ version: 'v2', changed: false, stands: 'v1 live, v2 for 5 %' });
    expect(await db().select().from(remoteVersions)).toHaveLength(1);
  });

  const page = (changes: object) => ({
    ...{ id: 'main', paths: ['/comments'], layout: 'main', title: 'page.title', access: 'public', module: './m.tsx' },
    ...{ preload: { scripts: [], styles: [] } },
    ...changes,
  });
  const refusals: [string, BuiltRemoteOptions['manifest'], string][] = [
    ['of another remote', { name: 'inbox' }, 'names "inbox"'],
    ['with text that no database keeps', { pages: [page({ title: 'a\0b' })] }, 'cannot be stored'],
    ['with half of a sign', { pages: [page({ title: 'a\ud83d' })] }, 'cannot be stored'],
    ['with a path that no database keeps', { pages: [page({ paths: ['/a\0b'] })] }, 'cannot be stored'],
    ['with a manifest of no shape', { pages: 'none' }, 'remote.json, pages'],
    ['with a version that leads elsewhere', { version: '..' }, 'remote.json, version'],
    ['whose entry is another', { integrity: `sha384-${'A'.repeat(64)}` }, 'is not the one'],
    ['that names a file it has not', { pages: [page({ preload: { scripts: ['gone.js'], styles: [] } })] }, 'gone.js'],
    ['for a contract to come', { contract: CONTRACT_NUMBER + 1 }, 'wait until the studio'],
    ['for a contract of long ago', { contract: CONTRACT_NUMBER - 2 }, 'build the remote anew'],
    ['on a path of another remote', { pages: [page({ paths: ['/comments', '/inbox/:id'] })] }, 'belongs to inbox'],
    ['before a path of another remote', { pages: [page({ paths: ['/inbox/new'] })] }, 'belongs to inbox (/inbox/:id)'],
    ['on every path', { pages: [page({ paths: ['/:anything'] })] }, 'would take every page'],
    ['on a path of the platform', { pages: [page({ paths: ['/api/x'] })] }, 'the platform’s own'],
    ['on a path like a file', { pages: [page({ paths: ['/comments.js'] })] }, 'is no page'],
    ['without a label', { labels: { en: {}, es: {} } }, 'label "page.title" is missing in en'],
    [
      'that leads to others',
      { navigation: [{ label: 'page.title', path: '/inbox', icon: 'bell', order: 1 }] },
      '/inbox',
    ],
    ['over its budget', { budgets: { remoteEntryKb: 0.01, largestChunkKb: 85 } }, 'over its budget of 0.01 KB'],
    ['with a budget of its own making', { budgets: { remoteEntryKb: 9, largestChunkKb: 900 } }, '120 KB is the most'],
    ['with a contest nobody can enter', { campaigns: [{ id: 'x' }] }, 'the rules of a contest'],
  ];
  test.each(refusals)('%s is refused, and says why', async (_name, manifest, why) => {
    await publish({ remote: 'inbox', token: await tokenFor('inbox') });
    const answer = await publish({ manifest });
    expect(answer.status).toBe(422);
    expect(answer.data.problems.join()).toContain(why);
    expect(await liveVersion()).toBeUndefined();
    expect((await db().select().from(remoteVersions)).map(({ remote }) => remote)).toEqual(['inbox']);
  });

  test('that takes a name which the shell does not export yet is refused', async () => {
    const host = '@myfiction/shared/host.ts';
    const shellFolder = await mkdtemp(join(tmpdir(), 'shell-'));
    await writeFile(join(shellFolder, SHARED_NAMES_FILE), JSON.stringify({ [host]: ['callApi'] }));
    const app = await buildTestApp({ beside: one, config: { dataDir: one.config.dataDir, shellFolder } });
    const refused = await publish({ app, needs: { [host]: ['callApi', 'whenIdle'] } });
    expect(refused).toMatchObject({ status: 422, data: { problems: [expect.stringContaining('it takes whenIdle')] } });
    expect(await publish({ app, needs: { [host]: ['callApi'] } })).toMatchObject({ status: 200 });
    await app.close();
    await rm(shellFolder, { recursive: true });
  });

  test('without a file that only its build knows of is refused', async () => {
    const files = remoteFiles('comments');
    files.set(REMOTE_FILES_FILE, Buffer.from(JSON.stringify([...files.keys(), '519.js'])));
    const refused = await publish({ body: await packArchive(files) });
    expect(refused).toMatchObject({ status: 422, data: { problems: [expect.stringContaining('519.js is missing')] } });
    expect(await db().select().from(remoteVersions)).toEqual([]);
  });

  test('tells all that is wrong with it at once', async () => {
    const { data } = await publish({
      manifest: { contract: 99, budgets: { remoteEntryKb: 900, largestChunkKb: 900 } },
    });
    expect(data.problems).toHaveLength(3);
  });
});

describe('an archive', () => {
  const odd: [string, Parameters<typeof packArchive>[1], number, string][] = [
    ['with a way up', [{ header: { name: '../../etc/passwd.js' } }], 422, 'no name of a file'],
    ['with an absolute name', [{ header: { name: '/etc/passwd.js' } }], 422, 'no name of a file'],
    ['with a name too long for a copy', [{ header: { name: `${'x'.repeat(196)}.js` } }], 422, 'no name of a file'],
    ['with a path too deep for a store', [{ header: { name: `${'x/'.repeat(245)}x.js` } }], 422, 'over 300 characters'],
    ['with a hidden file', [{ header: { name: '.git/config.js' } }], 422, 'no name of a file'],
    ['with a link', [{ header: { name: 'x.js', type: 'symlink', linkname: '/etc/passwd' } }], 422, 'only plain files'],
    ['with a program', [{ header: { name: 'run.sh' } }], 422, 'would never be served'],
    ['with one name twice', [{ header: { name: 'remoteEntry.js' } }], 422, 'is there twice'],
    ['with a huge file', [{ header: { name: 'x.js' }, content: Buffer.alloc(9 * 1024 * 1024) }], 413, 'is over 8 MB'],
    [
      'that unpacks to far more than it weighs',
      Array.from({ length: 5 }, (_, n) => ({ header: { name: `${n}.js` }, content: Buffer.alloc(7.5 * 1024 * 1024) })),
      413,
      'together are over 32 MB',
    ],
    [
      'with a thousand files',
      Array.from({ length: 1000 }, (_, n) => ({ header: { name: `${n}.js` } })),
      413,
      '1000 files',
    ],
  ];
  test.each(odd)('%s is refused', async (_name, entries, status, why) => {
    const answer = await publish({ body: await packArchive(remoteFiles('comments'), entries) });
    expect(answer).toMatchObject({ status, data: { problems: [expect.stringContaining(why)] } });
    expect(await db().select().from(remoteVersions)).toEqual([]);
  });

  test.each([
    ['folders', Array.from({ length: 3_000 }, (_, n) => ({ header: { name: `${n}/`, type: 'directory' as const } }))],
    ['a header', [{ header: { name: 'x.js', pax: { comment: 'x'.repeat(2 * 1024 * 1024) } } }]],
  ])('with %s larger than all files may be is refused', async (_what, entries) => {
    const archive = await packArchive(new Map(), entries);
    const limits = { ...RELEASE_LIMITS, unpackedBytes: 1024 * 1024, files: 10 };
    await expect(unpackArchive(Readable.from([archive]), limits)).rejects.toThrow('together are over 1 MB');
  });

  test('that is none, or half of one, is refused', async () => {
    const whole = await packArchive(remoteFiles('comments'));
    for (const body of [Buffer.from('hello'), whole.subarray(0, whole.length / 2)]) {
      expect(await publish({ body })).toMatchObject({ status: 422, msg: expect.stringContaining('no gzipped tar') });
    }
    const json = await one.app.inject({
      ...{ method: 'POST', url: '/api/delivery/comments/versions', payload: {} },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(json.statusCode).toBe(415);
  });
});

describe('a token', () => {
  test('is for one remote', async () => {
    const answer = await publish({ remote: 'inbox' });
    expect(answer).toMatchObject({ status: 403, msg: expect.stringContaining('for comments') });
  });

  test('that nobody gave, or that was revoked, opens nothing', async () => {
    const { id, token: revoked } = await createToken(db(), { remote: 'comments', label: 'x', who: 'hana', now: now() });
    await revokeToken(db(), id, now());
    for (const bad of ['', 'mfd_guess', `mfd_${'a'.repeat(43)}`, revoked]) {
      expect(await publish({ token: bad })).toMatchObject({ status: 401 });
    }
  });

  test('is guessed slowly', async () => {
    const limited = await buildTestApp({ beside: one, env: { RATE_LIMIT_FACTOR: '1' } });
    const statuses = new Set<number>();
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.add((await limited.app.inject({ url: '/api/delivery/comments' })).statusCode);
    }
    await limited.close();
    expect([...statuses]).toEqual([401, 429]);
  });
});

/** What a database could not keep. */
const ODD_MOVES = [
  { act: 'stage', percent: 1.5 },
  { act: 'promote', version: 'v1\u0000' },
  { act: 'disable', note: 'a\u0000b' },
];

describe('a move', () => {
  beforeEach(async () => {
    await publish();
    await publish({ version: 'v2' });
  });

  test('back is seen by every server within a second, and not done twice', async () => {
    const rolled = await move({ act: 'rollback', note: 'typo on the front' });
    expect(rolled).toMatchObject({ status: 200, data: { changed: true, stands: 'v1 live' } });
    expect(await until(async () => (await liveVersion(two)) === 'v1')).toBeLessThan(1_000);
    expect(await lastAct()).toMatchObject({ act: 'rollback', before: 'v2 live', after: 'v1 live' });
    expect(await move({ act: 'rollback' })).toMatchObject({ status: 422, msg: expect.stringContaining('--version') });
    expect(await move({ act: 'rollback', version: 'v9' })).toMatchObject({
      msg: expect.stringContaining('no stored version'),
    });
    expect(await move({ act: 'promote', version: 'v2' })).toMatchObject({ data: { stands: 'v2 live' } });
  });

  test('that is refused is in the audit', async () => {
    const refused: [Record<string, unknown>, string][] = [
      [{ act: 'rollback', version: 'v9', note: 'slow' }, 'no stored version v9'],
      [{ act: 'promote' }, 'No version is staged'],
      [{ act: 'stage', percent: 5 }, 'No version is staged'],
      [{ act: 'disable', expected: 1 }, 'has moved comments in the meantime'],
    ];
    for (const [body, why] of refused) {
      const before = await db().$count(deliveryActs);
      await move(body);
      const note = expect.stringContaining(why);
      expect(await lastAct()).toMatchObject({ act: body.act, who: 'comments team', refused: true, note, after: '' });
      expect(await db().$count(deliveryActs)).toBe(before + 1);
    }
  });

  test('to off and on keeps the version', async () => {
    await move({ act: 'disable' });
    await until(async () => !(await registry(two)).comments.enabled);
    expect(await publish({ version: 'v3' })).toMatchObject({ data: { stands: 'v3 live, disabled', enabled: false } });
    await move({ act: 'enable' });
    await until(async () => (await registry(two)).comments.enabled);
    expect(await liveVersion(two)).toBe('v3');
  });

  test('of two publishers at once is one’s; the other is told who', async () => {
    const { remote } = (await status()).data;
    const sent = ['a', 'b'].map((version, index) =>
      publish({ version, query: { expected: String(remote.revision) }, app: index === 0 ? one : two }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409).msg).toContain('comments team has moved comments');
    const winner = answers.find(({ status }) => status === 200).data.version;
    expect((await status()).data.remote).toMatchObject({ live: winner, revision: remote.revision + 1 });
  });

  test('of a version whose path another remote has taken since is refused', async () => {
    await move({ act: 'disable' });
    await publish({ version: 'v3', manifest: { pages: [movedPage('/elsewhere')] } });
    await publish({ remote: 'inbox', token: await tokenFor('inbox'), manifest: { pages: [movedPage('/comments')] } });
    expect(await move({ act: 'rollback' })).toMatchObject({
      status: 422,
      msg: expect.stringContaining('belongs to inbox'),
    });
  });

  test('that says nothing sensible is refused', async () => {
    for (const body of [{}, { act: 'bundle' }, { act: 'stage' }, { act: 'stage', percent: 101 }, ...ODD_MOVES]) {
      expect((await move(body)).status).toBe(400);
    }
    expect(await move({ act: 'stage', percent: 5 })).toMatchObject({ status: 422 });
    expect(await move({ act: 'follow' })).toMatchObject({ status: 422 });
  });

  const status = async () =>
    (await one.app.inject({ url: '/api/delivery/comments', headers: { authorization: `Bearer ${token}` } })).json();
  const movedPage = (path: string) => ({
    ...{ id: 'main', paths: [path], layout: 'main', title: 'page.title', access: 'public', module: './m.tsx' },
    ...{ preload: { scripts: [], styles: [] } },
  });
});

describe('a staged version', () => {
  const versionFor = async (user: string, app = one) =>
    (await registry(app, { cookie: `session=x; uid=${user}` })).comments.version;
  const users = Array.from({ length: 60 }, (_, index) => String(10_000_001 + index));

  beforeEach(async () => {
    await publish();
    await publish({ version: 'v2', query: { percent: '20' } });
    await until(async () => (await Promise.all(users.map((user) => versionFor(user, two)))).includes('v2'));
  });

  test('is the same for a user on every server, in the page and in the registry', async () => {
    for (const user of users.slice(0, 10)) {
      const version = await versionFor(user);
      expect(await versionFor(user, two)).toBe(version);
    }
  });

  test('goes to more, and those who had it keep it; at last it is live', async () => {
    const had = async () => {
      const versions = await Promise.all(users.map((user) => versionFor(user)));
      return users.filter((_, index) => versions[index] === 'v2');
    };
    const few = await had();
    await move({ act: 'stage', percent: 60 });
    const more = await had();
    expect(few.length).toBeGreaterThan(0);
    expect(more.length).toBeGreaterThan(few.length);
    expect(more).toEqual(expect.arrayContaining(few));
    await move({ act: 'stage', percent: 0 });
    expect(await had()).toEqual([]);
    await move({ act: 'promote' });
    expect(await had()).toEqual(users);
    expect(await lastAct()).toMatchObject({ act: 'promote', before: 'v1 live, v2 for 0 %', after: 'v2 live' });
  });

  test('is taken back by a rollback', async () => {
    expect(await move({ act: 'rollback' })).toMatchObject({ data: { stands: 'v1 live' } });
  });

  test('cannot be a remote’s first', async () => {
    const inbox = { remote: 'inbox', token: await tokenFor('inbox'), query: { percent: '5' } };
    expect(await publish(inbox)).toMatchObject({ status: 422, msg: expect.stringContaining('goes to everybody') });
  });
});

test('a server whose ear was cut off hears again', async () => {
  await publish();
  await until(async () => (await liveVersion(two)) === 'v1');
  await one.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'myfiction-listener' and datname = current_database()`,
  );
  await publish({ version: 'v2' });
  expect(await until(async () => (await liveVersion(two)) === 'v2')).toBeLessThan(3_000);
});
