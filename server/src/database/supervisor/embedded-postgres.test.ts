import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeDatabaseFolder } from '@myfiction/shared/testing/database-folder.ts';
import { Client } from 'pg';
import { bundleFixture } from '../../testing/bundle-fixture.ts';
import { isAlive, isPostmasterOf } from './is-postmaster.ts';

const ROOT = resolve(__dirname, '../../../..');

interface Started {
  url: string;
  adopted: boolean;
  pid: number;
}

class Server {
  private constructor(
    readonly process: ChildProcess,
    readonly started: Started,
  ) {}

  /** Resolves once the database is up; rejects with what the server said when it is not. */
  static async start(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
    const child = fork(program, [ROOT, dataDir], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...env },
    });
    const [message] = await once(child, 'message');
    if (message.failed) throw new Error(message.failed);
    const server = new Server(child, message.started);
    servers.push(server);
    return server;
  }

  async end(order: 'stop' | 'exit' | 'throw' | 'kill'): Promise<void> {
    const exited = once(this.process, 'exit');
    if (order === 'kill') this.process.kill('SIGKILL');
    else this.process.send(order);
    await exited;
  }

  async query(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: this.started.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }
}

let programs: string;
let program: string;
let stopped: string;
let folder: string;
let servers: Server[] = [];
beforeAll(async () => {
  programs = await newFolder();
  program = await bundleFixture(join(__dirname, 'supervisor-fixture.ts'), programs);
  stopped = await newFolder();
  await (await Server.start(stopped)).end('stop');
});
afterAll(async () => {
  for (const made of [programs, stopped]) await rm(made, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(async () => {
  // What a failed test left: nothing of it may outlive the run.
  for (const { process: child, started } of servers) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    if (await isPostmasterOf(started.pid, join(folder, 'postgres', 'data'))) process.kill(started.pid, 'SIGKILL');
  }
  servers = [];
  await rm(folder, { recursive: true, force: true });
});

const newFolder = () => makeDatabaseFolder('supervisor-');

/** Data that a server has made and left in order: making them anew would be most of the time of these tests. */
async function copyStopped(to = folder): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${stopped}/.`, to]);
}

/** A process is gone a moment after it was told to stop. */
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid) && !isZombie(pid)) await new Promise((resolveSoon) => setImmediate(resolveSoon));
}

function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('keeps its data over an ordinary stop, in a path with a space', async () => {
  const dataDir = join(folder, 'a folder with spaces');
  const first = await Server.start(dataDir);
  expect(first.started.adopted).toBe(false);
  await first.query("create table kept (word text); insert into kept values ('here')");
  await first.end('stop');
  expect(isAlive(first.started.pid)).toBe(false);

  const second = await Server.start(dataDir);
  expect(second.started.adopted).toBe(false);
  expect(await second.query('select word from kept')).toEqual([{ word: 'here' }]);
  await second.end('stop');
});

test('is durable, checked and reachable through its socket only', async () => {
  await copyStopped();
  const server = await Server.start(folder);
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses'];
  const rows = await server.query(
    `select name, setting from pg_settings where name in (${settings.map((name) => `'${name}'`).join()})`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'data_checksums', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
    ]),
  );
  // Folds the case of every alphabet, whatever the machine's libc.
  expect(await server.query("select lower('ÉÑΩЖ') as folded")).toEqual([{ folded: 'éñωж' }]);
  await server.end('stop');
});

test("a killed server's database is taken over, and stopped by the one that took it", async () => {
  await copyStopped();
  const killed = await Server.start(folder);
  await killed.query("create table kept (word text); insert into kept values ('here')");
  await killed.end('kill');
  expect(isAlive(killed.started.pid)).toBe(true);

  const next = await Server.start(folder);
  expect(next.started).toMatchObject({ adopted: true, pid: killed.started.pid });
  expect(await next.query('select word from kept')).toEqual([{ word: 'here' }]);
  await next.end('stop');
  await untilGone(killed.started.pid);
});

test('server and database killed together: the next start recovers what was committed', async () => {
  await copyStopped();
  const killed = await Server.start(folder);
  await killed.query("create table kept (word text); insert into kept values ('here')");
  const exited = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  process.kill(killed.started.pid, 'SIGKILL');
  await exited;
  await untilGone(killed.started.pid);

  const next = await Server.start(folder);
  expect(next.started.adopted).toBe(false);
  expect(await next.query('select word from kept')).toEqual([{ word: 'here' }]);
  await next.end('stop');
});

test.each(['exit', 'throw'] as const)('a server that ends by %s leaves no database behind', async (order) => {
  await copyStopped();
  const server = await Server.start(folder);
  await server.end(order);
  await untilGone(server.started.pid);
});

test('a database that dies is started again at the same address', async () => {
  await copyStopped();
  const server = await Server.start(folder);
  await server.query("create table kept (word text); insert into kept values ('here')");
  process.kill(server.started.pid, 'SIGKILL');
  const warnings = [await once(server.process, 'message'), await once(server.process, 'message')];
  expect(warnings.map(([message]) => message.warning)).toEqual([
    'The database went away; starting it again.',
    'The database is back.',
  ]);
  expect(await server.query('select word from kept')).toEqual([{ word: 'here' }]);
  await server.end('stop');
});

test('a second server on the same folder is refused and harms nothing', async () => {
  await copyStopped();
  const first = await Server.start(folder);
  await expect(Server.start(folder)).rejects.toThrow('Another studio is already running on this data folder');
  expect(await first.query('select 1 as one')).toEqual([{ one: 1 }]);
  await first.end('stop');
});

test('a number in postmaster.pid that is another process by now is not believed', async () => {
  await copyStopped();
  const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${join(folder, 'postgres', 'data')}\n1\n5432\n/tmp/gone\n\n\nready\n`);

  const next = await Server.start(folder);
  expect(next.started.adopted).toBe(false);
  expect(next.started.pid).not.toBe(process.pid);
  await next.end('stop');
});

test('a process that lives is not the database of a folder that is gone', async () => {
  expect(await isPostmasterOf(process.pid, join(folder, 'postgres', 'data'))).toBe(false);
});

test('an unfinished first start is thrown away', async () => {
  await mkdir(join(folder, 'postgres', 'init-1'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'init-1', 'PG_VERSION'), '18\n');
  const server = await Server.start(folder);
  expect(await readdir(join(folder, 'postgres'))).not.toContain('init-1');
  await server.end('stop');
});

test('a temporary folder with a long name does not break the socket', async () => {
  const long = join(folder, 'x'.repeat(60), 'y'.repeat(60));
  await mkdir(long, { recursive: true });
  await copyStopped(long);
  const server = await Server.start(long, { TMPDIR: long });
  expect(await server.query('select 1 as one')).toEqual([{ one: 1 }]);
  await server.end('stop');
});

test('a data folder of another major version is refused with a way out', async () => {
  await copyStopped();
  await writeFile(join(folder, 'postgres', 'data', 'PG_VERSION'), '12\n');
  await expect(Server.start(folder)).rejects.toThrow(/Postgres 12.*DATABASE_URL/s);
});

test('the log of a database that does not start is shown, and no folder of its socket is left', async () => {
  await copyStopped();
  const temporary = join(folder, 'temporary');
  await mkdir(temporary, { mode: 0o755 });
  const settings = join(folder, 'postgres', 'data', 'postgresql.auto.conf');
  await writeFile(settings, `${await readFile(settings, 'utf8')}\nno_such_setting = 1\n`);
  await expect(Server.start(folder, { TMPDIR: temporary })).rejects.toThrow('no_such_setting');
  expect((await readdir(temporary)).filter((name) => name.startsWith('myfiction-'))).toEqual([]);
});
