import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../shared/src/testing/run-to-end.ts';

const update = join(import.meta.dirname ?? __dirname, '../../deploy/update.sh');
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'update '));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs it where every command of Docker is noted and done, but the one that fails. */
async function run(argv, failing = '') {
  const calls = join(folder, 'calls');
  const program = (name, then) =>
    writeFile(join(folder, name), `#!/bin/sh\necho "${name} $*" >> "${calls}"\n${then}`, { mode: 0o755 });
  await program(
    'docker',
    `[ "$*" = "compose ${failing}" ] && exit 17
    [ "$*" = "compose config --services" ] && printf 'gateway\\nserver-2\\nmail\\nserver-1\\n' || exit 0`,
  );
  await program('sleep', '');
  const { code, out, err } = await runToEnd('sh', [update, ...argv], {
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  const done = (await readFile(calls, 'utf8').catch(() => '')).trim().split('\n');
  return { code, out, err: err.trim().split('\n'), done };
}

const PREPARING = ['docker compose up -d --wait database objects', 'docker compose run --rm prepare'];
const REPLACING = [
  'docker compose config --services',
  ...['docker compose up -d --wait server-1', 'sleep 3', 'docker compose up -d --wait server-2', 'sleep 3'],
  'docker compose up -d --wait',
];

test('says how it is used, and begins nothing that is mistyped', async () => {
  const usage = expect.stringMatching(/^Usage: .*update\.sh \[--no-build\]/);
  expect(await run(['--help'])).toEqual({ code: 0, out: usage, err: [''], done: [''] });
  for (const mistyped of [['--nobuild'], ['--no-build', 'now']]) {
    expect(await run(mistyped)).toEqual({ code: 2, out: '', err: [usage], done: [''] });
  }
});

test.each([
  [[], ['docker compose build']],
  [['--no-build'], []],
])('%j prepares before all, then replaces one server after the other, and all else at last', async (argv, building) => {
  const { code, done } = await run(argv);
  expect([code, done]).toEqual([0, ['docker compose version', ...building, ...PREPARING, ...REPLACING]]);
});

test.each(['build', 'up -d --wait database objects', 'run --rm prepare', 'config --services'])(
  'where "docker compose %s" fails, nothing is replaced',
  async (failing) => {
    const { code, done } = await run([], failing);
    expect([code, done.at(-1)]).toEqual([17, `docker compose ${failing}`]);
  },
);

test('ends at the server that does not get ready, and says where to look and how to go back', async () => {
  const { code, err, done } = await run(['--no-build'], 'up -d --wait server-1');
  expect([code, err]).toEqual([
    1,
    [expect.stringContaining('docker compose logs server-1'), expect.stringContaining('update.sh --no-build')],
  ]);
  expect(done.at(-1)).toBe('docker compose up -d --wait server-1');
});

test('says what is missing where there is no Docker with Compose', async () => {
  const { code, err, done } = await run([], 'version');
  expect([code, err]).toEqual([1, [expect.stringContaining('Docker with Compose 2 is not installed here')]]);
  expect(done).toEqual(['docker compose version']);
});
