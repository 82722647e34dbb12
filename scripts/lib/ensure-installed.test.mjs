import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isInstalled } from './ensure-installed.mjs';

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

const LOCKED = {
  '': { name: 'studio' },
  shell: { version: '1.0.0' },
  'node_modules/@myfiction/shell': { resolved: 'shell', link: true },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/for-other-machines': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  'node_modules/for-nobody': { version: '1.0.0', integrity: 'sha512-d', extraneous: true },
};
const { 'node_modules/for-other-machines': _, 'node_modules/for-nobody': __, ...INSTALLED } = LOCKED;

test.each([
  ['what npm has installed by itself', true, INSTALLED],
  ['what is for this machine too', true, LOCKED],
  ['nothing', false, undefined],
  ['a package too few', false, { ...INSTALLED, 'node_modules/react': undefined }],
  ['one too many', false, { ...INSTALLED, 'node_modules/vue': { version: '3.0.0' } }],
  ['another version', false, { ...INSTALLED, 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }],
  ['other bytes', false, { ...INSTALLED, 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } }],
])('%s: installed is %s', async (_what, expected, packages) => {
  await mkdir(join(folder, 'node_modules/@myfiction/shell'), { recursive: true });
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  if (packages) await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect(await isInstalled(folder)).toBe(expected);
});

test('an install ends at once with the command, or the next one would meet it', async () => {
  const npm = createServer().listen(0, '127.0.0.1');
  await once(npm, 'listening');
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'npm'), SLOW_NPM, { mode: 0o755 });
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const command = install(folder, { PATH, TEST_PORT: String(npm.address().port) });
  const [installing] = await once(npm, 'connection');
  installing.on('error', () => {}).resume();
  command.kill('SIGINT');
  await once(installing, 'close');
  npm.close();
});

/** Ends as npm does, with its list written, once the test has said something. */
const TOLD_NPM = `#!${process.execPath}
require('node:net').connect(process.env.TEST_PORT, '127.0.0.1').once('data', () => {
  const { packages } = JSON.parse(require('node:fs').readFileSync('package-lock.json', 'utf8'));
  require('node:fs').mkdirSync('node_modules', { recursive: true });
  require('node:fs').writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  process.exit();
});
`;

test('of two that begin at once one installs, the other waits for it and says so', async () => {
  const { 'node_modules/@myfiction/shell': _link, shell: _shell, ...packages } = LOCKED;
  const npm = createServer().listen(0, '127.0.0.1');
  await once(npm, 'listening');
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'npm'), TOLD_NPM, { mode: 0o755 });
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, TEST_PORT: String(npm.address().port) };
  const first = install(folder, env);
  const [installing] = await once(npm, 'connection');
  npm.on('connection', (another) => another.end('a second install'));
  const second = install(folder, env);
  const [said] = await once(second.stdout, 'data');
  expect(String(said)).toBe(`  Process ${first.pid} is installing the packages: waiting for it.\n`);
  const rest = text(second.stdout);
  installing.end('installed');
  expect([await rest, await saidOf(first), await saidOf(second)]).toEqual(['', '', '']);
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
