import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isAlive } from '../database/supervisor/is-postmaster.ts';
import { until } from './until.ts';

const root = resolve(__dirname, '../../..');
const RUN = `
  import { readFileSync } from 'node:fs';
  import setup from ${JSON.stringify(join(__dirname, 'global-setup.ts'))};
  import { rememberedDatabase } from ${JSON.stringify(join(__dirname, 'test-run.ts'))};
  await setup({ rootDir: ${JSON.stringify(root)} });
  console.log(readFileSync(rememberedDatabase().dataDir + '/postgres/data/postmaster.pid', 'utf8').split('\\n')[0]);
  setInterval(() => {}, 60_000);
`;

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'cancelled-'));
  // mkdtemp closes the folder to others; when root runs the tests, the database's user must pass.
  await chmod(temporary, 0o755);
});
afterEach(() => rm(temporary, { recursive: true }));

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that is cancelled by %s leaves no database and no folder', async (signal, expected) => {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN], {
    cwd: root,
    env: { ...env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(createInterface({ input: child.stdout }), 'line');
  child.kill(signal);
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(expected);
  await until(async () => !isAlive(Number(pid)));
  expect((await readdir(temporary)).filter((name) => /^(?:studio-test|myfiction)-/.test(name))).toEqual([]);
});
