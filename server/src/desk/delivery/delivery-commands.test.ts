import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useToken } from '../../delivery/tokens/tokens.ts';
import { writeBuiltRemote } from '../../testing/built-web-app.ts';
import { addPointer, addVersion } from '../../testing/remote-fixture.ts';
import { openTestDesk, type TestDesk } from '../testing/desk-run.ts';

let desk: TestDesk;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'desk-'));
  desk = await openTestDesk({ root, dataDir: join(root, '.data') });
  const now = desk.clock.now();
  for (const version of ['v1', 'v2', 'v3']) await addVersion(desk.database.db, 'comments', version, { now });
  await addPointer(desk.database.db, 'comments', 'v2', { now, previous: 'v1' });
});
afterAll(async () => {
  await desk.database.close();
  await rm(root, { recursive: true, force: true });
});

test('staff moves any remote, and reads who did', async () => {
  const steps: [string[], string][] = [
    [['stage', 'comments', '10', '--version', 'v3'], 'comments: v2 live, v3 for 10 %'],
    [['rollback', 'comments', '--reason', 'slow'], 'comments: v2 live'],
    [['rollback', 'comments'], 'comments: v1 live'],
    [['disable', 'comments'], 'comments: v1 live, disabled'],
    [['disable', 'comments'], 'comments: v1 live, disabled, as it was'],
    [['enable', 'comments'], 'comments: v1 live'],
    [['promote', 'comments', '--version', 'v3'], 'comments: v3 live'],
  ];
  for (const [argv, out] of steps) expect(await desk.run('delivery', ...argv)).toEqual({ code: 0, out, err: '' });
  expect((await desk.run('delivery', 'status')).out).toMatch(/^comments +v3 +v1 .* hana/m);
  const { out } = await desk.run('delivery', 'history', 'comments');
  expect(out).toMatch(/hana +rollback +v2 live, v3 for 10 % +v2 live +slow$/m);
  expect(await desk.json('audit', '--target', 'remote comments')).toHaveLength(8);
});

test('what cannot be done is told', async () => {
  const refusals: [string[], number, string][] = [
    [['rollback', 'nothing'], 1, 'no such remote'],
    [['promote', 'comments', '--version', 'v9'], 1, 'no stored version v9'],
    [['promote', 'comments'], 1, 'No version is staged'],
    [['stage', 'comments', 'many'], 2, 'PERCENT is a whole number'],
    [['follow', 'comments'], 1, 'comes with no server'],
  ];
  for (const [argv, code, why] of refusals) {
    expect(await desk.run('delivery', ...argv)).toMatchObject({ code, err: expect.stringContaining(why) });
  }
  const { out } = await desk.run('delivery', 'history', 'comments');
  expect(out).toMatch(/hana +promote refused +.*no stored version v9/m);
  expect(await desk.json('audit', '--target', 'remote nothing')).toEqual([]);
});

test('a token is shown once, listed without itself, and revoked', async () => {
  const made = await desk.run('token', 'create', 'comments', '--label', 'comments team');
  const token = /mfd_[\w-]{43}/.exec(made.out)?.[0] ?? '';
  const { db } = desk.database;
  expect(await useToken(db, token, desk.clock.now())).toMatchObject({ remote: 'comments', label: 'comments team' });
  const list = await desk.run('token', 'list');
  expect(list.out).toContain('comments team');
  expect(JSON.stringify([list, await desk.json('token', 'list'), await desk.json('audit')])).not.toContain(token);
  const id = /[0-9a-f-]{36}/.exec(made.out)?.[0] ?? '';
  expect(await desk.run('token', 'revoke', id)).toMatchObject({ code: 0 });
  expect(await useToken(db, token, desk.clock.now())).toBeUndefined();
  expect(await desk.run('token', 'revoke', id)).toMatchObject({ code: 1 });
  const early = await desk.run('token', 'create', 'coments', '--label', 'typed wrong');
  expect(early.out).toContain('coments was never published here: is the name right?');
  expect(made.out).not.toContain('never published');
  expect(await desk.run('token', 'create', '../x', '--label', 'x')).toMatchObject({ code: 2 });
});

describe('a remote that is to follow the server', () => {
  const follow = (by: TestDesk) => by.run('delivery', 'follow', 'inbox');
  const fill = async ({ database: { db }, clock }: TestDesk): Promise<void> => {
    const now = clock.now();
    for (const version of ['v1', 'v2']) await addVersion(db, 'inbox', version, { now });
    await addPointer(db, 'inbox', 'v2', { now, bundled: 'v1', bundledAt: now });
  };
  beforeAll(() => writeBuiltRemote(root, 'inbox', { version: 'v3' }));

  test('goes with what its server has published: what is built beside a desk elsewhere is nobody’s', async () => {
    const elsewhere = await openTestDesk({ root, databaseUrl: 'postgres://elsewhere' });
    await fill(elsewhere);
    expect(await follow(elsewhere)).toMatchObject({ code: 0, out: 'inbox: v1 live' });
    await elsewhere.database.close();
  });

  test('goes with what is built beside the built-in database by now', async () => {
    await fill(desk);
    expect(await follow(desk)).toMatchObject({ code: 0, out: 'inbox: v3 live' });
    expect(await follow(desk)).toMatchObject({ code: 0, out: 'inbox: v3 live, as it was' });
  });

  test('says which build it leaves out', async () => {
    await writeBuiltRemote(root, 'inbox', { version: 'v4', manifest: { integrity: 'none' } });
    const { code, out } = await follow(desk);
    expect([code, out.split('\n')[0]]).toEqual([0, 'inbox: v3 live, as it was']);
    expect(out).toMatch(/\nThe build of inbox is left out: /);
  });
});
