import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build-packages.mjs';
import { packageStamp } from './packages.mjs';

const root = join(import.meta.dirname ?? __dirname, '../..');

test('a name that is no package is told, with those that are, and nothing is built', async () => {
  await expect(buildPackages(root, { only: ['shell', 'coments'] })).rejects.toThrow(
    /^There is no package coments\. There are shell, .*mfe-comments,.* server\.$/,
  );
});

/** Tells of each build in a file, and ends none while there is a file named `hold`. */
const WORKER = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
process.on('message', async ({ packageName }) => {
  while (existsSync('hold')) await delay(10);
  mkdirSync(packageName + '/dist', { recursive: true });
  writeFileSync(packageName + '/dist/main.js', '');
  appendFileSync('builds.txt', packageName + ' ');
  process.send({ packageName });
});
process.on('disconnect', () => process.exit());
`;

test('of two that begin at once one builds, the other waits for it and says so', async () => {
  const studio = await mkdtemp(join(tmpdir(), 'build packages '));
  try {
    await mkdir(join(studio, 'server'));
    await mkdir(join(studio, 'shared/src/build'), { recursive: true });
    await symlink(join(root, 'node_modules'), join(studio, 'node_modules'));
    await writeFile(join(studio, 'package-lock.json'), '{ "packages": {} }');
    await writeFile(join(studio, 'shared/src/build/worker.ts'), WORKER);
    const hold = join(studio, 'hold');
    await writeFile(hold, '');
    const waiting = `Process ${process.pid} is building: waiting for it.`;
    const log = (line) => line === waiting && rmSync(hold);
    const build = () => buildPackages(studio, { only: ['server'], log });
    const results = await Promise.all([build(), build()]);
    expect(await readFile(join(studio, 'builds.txt'), 'utf8')).toBe('server ');
    expect(results.map(({ built }) => built).toSorted()).toEqual([[], ['server']]);
  } finally {
    await rm(studio, { recursive: true });
  }
});

test('a remote may be named without its mfe-', async () => {
  const studio = await mkdtemp(join(tmpdir(), 'build packages '));
  try {
    for (const folder of ['mfe-inbox', 'shared/src/build']) await mkdir(join(studio, folder), { recursive: true });
    await writeFile(join(studio, 'mfe-inbox/remote.config.ts'), '');
    await symlink(join(root, 'node_modules'), join(studio, 'node_modules'));
    await writeFile(join(studio, 'package-lock.json'), '{ "packages": {} }');
    await writeFile(join(studio, 'shared/src/build/worker.ts'), WORKER);
    await buildPackages(studio, { only: ['inbox'], log: () => {} });
    expect(await readFile(join(studio, 'builds.txt'), 'utf8')).toBe('mfe-inbox ');
  } finally {
    await rm(studio, { recursive: true });
  }
});

test('other keys make another build of the shell, which carries them, and of nothing else', async () => {
  const stamps = () => Promise.all(['shell', 'mfe-inbox', 'server'].map((name) => packageStamp(root, name)));
  const former = process.env.ANSWER_KEY;
  try {
    process.env.ANSWER_KEY = '';
    const [shell, ...others] = await stamps();
    process.env.ANSWER_KEY = 'another';
    const [otherShell, ...same] = await stamps();
    expect(otherShell).not.toBe(shell);
    expect(same).toEqual(others);
  } finally {
    if (former === undefined) delete process.env.ANSWER_KEY;
    else process.env.ANSWER_KEY = former;
  }
});
