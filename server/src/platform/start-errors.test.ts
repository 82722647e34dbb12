import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runToEnd } from '@myfiction/shared/testing/run-to-end.ts';
import { secondFactors } from '../database/schema/second-factors.ts';
import { SECRET_PURPOSE } from '../identity/second-factor/check-second-factor.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { startSecondPostgres } from '../testing/second-postgres.ts';
import { copyStudio } from '../testing/studio-copy.ts';
import { createSecrets } from './secrets.ts';

const database = freshDatabase();
let taken: Server;
let takenPort: number;
let place: string;
let programs: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'start-errors-'));
  programs = dirname(await copyStudio(place));
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  takenPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  taken.close();
  await rm(place, { recursive: true });
});

/** What the built program says as it ends, started as it is without `npm`. */
async function run(program: string, argv: readonly string[], env: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const words = argv.map((word) => word.replace('PLACE', join(place, 'backup')));
  return runToEnd(process.execPath, [join(programs, program), ...words], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', DEMO: 'false', NODE_ENV: 'development', ...env },
  });
}

const NO_DATABASE = 'postgres://studio@127.0.0.1:1/studio';

test.each([
  ['main.js', []],
  ['main.js', ['migrate']],
  ['backup.js', ['backup', '--to', 'PLACE']],
])('%s %j says in a line that the database does not answer', async (program, argv) => {
  const { code, err } = await run(program, argv, { DATABASE_URL: NO_DATABASE });
  expect([code, err.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^The database cannot be reached: .*:1\./)],
  ]);
});

test.each(['backup', 'restore'])('%s --help tells how it is used, whatever the settings are', async (command) => {
  const { code, out, err } = await run('backup.js', [command, '--help'], { PORT: 'none' });
  expect([code, out, err]).toEqual([0, expect.stringMatching(/^npm run backup -- --to PLACE/), '']);
});

test('backup.js takes no word but its two commands, and tells what they are', async () => {
  const help = await run('backup.js', ['--help'], { PORT: 'none' });
  expect([help.code, help.out, help.err]).toEqual([0, expect.stringMatching(/^npm run backup -- --to PLACE/), '']);
  for (const argv of [[], ['bakcup', '--to', 'PLACE']]) {
    const { code, out, err } = await run('backup.js', argv, { DATABASE_URL: database.url });
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^npm run backup -- --to PLACE/)]);
  }
});

test.each([[[]], [['prepare']]])('main.js %j says in a line that a data key is missing', async (argv) => {
  const { db } = database;
  const secret = createSecrets(Buffer.alloc(32, 1)).seal(SECRET_PURPOSE, Buffer.from('secret'));
  await db.insert(secondFactors).values({ uid: await addUser(db), secret });
  try {
    const { code, err } = await run('main.js', argv, { DATABASE_URL: database.url });
    expect([code, err.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/ a data key that is not here \(\w+\): /)],
    ]);
  } finally {
    await db.delete(secondFactors);
  }
});

test('a port for figures that is taken is told as the one of the studio is', async () => {
  const { code, err } = await run('main.js', [], { DATABASE_URL: database.url, METRICS_PORT: String(takenPort) });
  const line = `Port ${takenPort} is in use by another program. Stop it, or choose another port: METRICS_PORT=${takenPort + 1}`;
  expect([code, err]).toEqual([1, `${line} npm start\n`]);
});

test('a data folder in use is told in a line', async () => {
  const postgres = await startSecondPostgres();
  try {
    const { code, err } = await run('main.js', [], { DATA_DIR: postgres.folder });
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^Another studio is already running/)]]);
  } finally {
    await postgres.stop();
  }
});

test.each(['main.js', join('main.js', 'data')])('a data folder that is none (%s) is told in a line', async (path) => {
  const { code, err } = await run('main.js', [], { DATA_DIR: join(programs, path) });
  expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringMatching(/ DATA_DIR names the data folder\.$/)]]);
});

test('a host that is not this machine’s is not taken for the database’s', async () => {
  const { code, err } = await run('main.js', [], { DATABASE_URL: database.url, HOST: 'studio.invalid' });
  expect([code, err]).toEqual([1, 'HOST=studio.invalid is not an address of this machine.\n']);
});
