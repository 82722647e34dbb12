import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const helper = join(__dirname, 'ensure-installed.mjs');
/** Installs for as long as it is let, whatever it is told; the test hears of its end by its connection. */
const SLOW_NPM = `#!${process.execPath}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
require('node:net').connect(process.env.TEST_PORT, '127.0.0.1').resume();
`;

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensure-installed-'));
});
afterEach(() => rm(folder, { recursive: true }));

const install = (root, env) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import(process.env.HELPER)).ensureInstalled(process.env.ROOT).catch((error) => console.error(error.message))`,
    ],
    {
      env: { ...process.env, ...env, HELPER: helper, ROOT: root },
    },
  );

async function saidOf(child) {
  let said = '';
  for await (const text of child.stderr) said += text;
  return said;
}

test('an install ends at once with the command, or the next one would meet it', async () => {
  const npm = createServer().listen(0, '127.0.0.1');
  await once(npm, 'listening');
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'npm'), SLOW_NPM, { mode: 0o755 });
  await writeFile(join(folder, 'package-lock.json'), '{}');
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const command = install(folder, { PATH, TEST_PORT: String(npm.address().port) });
  const [installing] = await once(npm, 'connection');
  installing.on('error', () => {}).resume();
  command.kill('SIGINT');
  await once(installing, 'close');
  npm.close();
});

test.each(["'", '"', '$', '`', '!', '#', '?', '*'])(
  'a folder with %s in its path is refused before anything is installed',
  async (sign) => {
    const root = join(folder, `my${sign}studio`);
    await mkdir(root);
    await writeFile(join(root, 'package-lock.json'), '{}');
    expect(await saidOf(install(root, {}))).toBe(
      `The studio cannot be built in ${root}: tools that it needs do not take ${sign} in a path. Move or rename the folder.\n`,
    );
  },
);
