import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { makeDatabaseFolder } from '@myfiction/shared/testing/database-folder.ts';
import { runToEnd } from '@myfiction/shared/testing/run-to-end.ts';
import { connect } from '../database/connect.ts';
import { findBuiltIn } from '../database/supervisor/find-built-in.ts';
import { copyStudio } from '../testing/studio-copy.ts';
import { until } from '../testing/until.ts';

const root = resolve(__dirname, '../../..');
let dataDir: string;
let program: string;
let programs: string;

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'studio-programs-'));
  program = join(dirname(await copyStudio(programs)), 'desk.js');
  dataDir = await makeDatabaseFolder('studio-desk-');
  // As root the database runs as another user, who must be able to reach its program.
  await chmod(programs, 0o755);
});
afterAll(async () => {
  for (const folder of [programs, dataDir]) await rm(folder, { recursive: true, force: true });
});

/** The desk as staff start it, without a terminal. */
async function desk(argv: readonly string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return runToEnd(process.execPath, [program, ...argv], {
    env: { ...inherited, DATA_DIR: dataDir, DESK_USER: 'hana', DEMO: 'false', ...env },
  });
}

/** A process that runs the built-in database on the data folder, as a server does. */
async function startDatabase(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(root, 'server/src/database/supervisor/supervisor-fixture.ts'), [root, dataDir], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ started, failed }] = await once(child, 'message');
  if (!started) throw new Error(failed);
  return { url: started.url, child };
}

test('the desk starts the built-in database for itself, and joins it while a server runs', async () => {
  const alone = await desk(['announce', 'Hello', '--body', 'From nobody’s server.', '--json']);
  expect(alone).toMatchObject({ code: 0 });
  const { announcement_id } = JSON.parse(alone.out);

  const server = await startDatabase();
  try {
    const beside = await desk(['announcement', 'list']);
    expect(beside).toMatchObject({ code: 0, err: '' });
    expect(beside.out).toContain(announcement_id);
    // The one that runs is left running.
    const { pool, close } = connect(server.url, { max: 1 });
    expect((await pool.query('select count(*)::int as acts from desk_acts')).rows).toEqual([{ acts: 2 }]);
    await pool.query('delete from drizzle.__drizzle_migrations where id = 1');
    await close();
    const other = await desk(['announcement', 'list']);
    expect(other).toMatchObject({ code: 3, out: '', err: expect.stringContaining('another version') });
  } finally {
    const ended = once(server.child, 'exit');
    server.child.send('stop');
    await ended;
  }
}, 60_000);

test('what cannot be undone is refused without a terminal, before anything is opened', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const { code, err } = await desk(['comment', 'remove', id], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect([code, err]).toEqual([4, expect.stringContaining('--yes')]);
});

test('a database that is away is told in a sentence', async () => {
  const { code, err } = await desk(['audit'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(code).toBe(3);
  expect(err).toContain('The database cannot be reached');
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a desk that is interrupted takes the database that it has started along', async () => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  // It waits for the letter.
  const child = spawn(process.execPath, [program, 'write', '1', '--title', 'News', '--body', '-'], {
    env: { ...inherited, DATA_DIR: dataDir, DESK_USER: 'hana', DEMO: 'false' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await until(async () => (await findBuiltIn(dataDir)) !== undefined, 20_000);
  const { pool, close } = connect((await findBuiltIn(dataDir)) ?? '', { max: 1 });
  const waiting = `select from pg_stat_activity where state = 'idle in transaction' and query like 'begin%'`;
  await until(async () => (await pool.query(waiting)).rowCount === 1, 20_000);
  await close();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  await until(async () => (await findBuiltIn(dataDir)) === undefined, 20_000);
}, 60_000);
