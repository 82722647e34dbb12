import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { createRemote } from './create-remote.mjs';
import { isInstalled } from './ensure-installed.mjs';

const LOCKFILE = {
  name: 'studio',
  packages: {
    '': { name: 'studio', workspaces: ['mfe-*'] },
    'mfe-auth': { name: '@myfiction/mfe-auth', version: '1.0.0' },
    'node_modules/@myfiction/mfe-auth': { resolved: 'mfe-auth', link: true },
    'node_modules/react': { version: '19.3.1' },
    shell: { name: '@myfiction/shell', version: '1.0.0' },
  },
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remotes-'));
  mkdirSync(join(root, 'mfe-auth'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'mfe-auth', 'remote.config.ts'), "export default { pages: [{ paths: ['/setting'] }] };\n");
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCKFILE));
});
afterEach(() => rmSync(root, { recursive: true }));

const readLockfile = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

test('writes a folder whose sources compile, and its line of the lockfile', async () => {
  expect(await createRemote(root, { name: 'reading-room' })).toEqual({
    folder: 'mfe-reading-room',
    path: '/reading-room',
  });
  const files = readdirSync(join(root, 'mfe-reading-room'), { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  expect(files).toContain('remote.config.ts');
  for (const name of files) {
    const source = readFileSync(join(root, 'mfe-reading-room', name), 'utf8');
    const parser = { syntax: 'typescript', tsx: name.endsWith('.tsx') };
    expect(() => transformSync(source, { jsc: { parser } })).not.toThrow();
  }
  expect(readFileSync(join(root, 'mfe-reading-room/src/i18n/labels.ts'), 'utf8')).toContain("'Reading room'");
  const { '': first, ...packages } = readLockfile().packages;
  expect(first).toEqual(LOCKFILE.packages['']);
  expect(Object.keys(packages)).toEqual([
    'mfe-auth',
    'mfe-reading-room',
    'node_modules/@myfiction/mfe-auth',
    'node_modules/@myfiction/mfe-reading-room',
    'node_modules/react',
    'shell',
  ]);
});

test('what was installed stays so, with the new one beside it', async () => {
  const { packages } = LOCKFILE;
  mkdirSync(join(root, 'node_modules/@myfiction/mfe-auth'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect(await isInstalled(root)).toBe(true);
  await createRemote(root, { name: 'reading-room', title: "Readers' room" });
  expect(await isInstalled(root)).toBe(true);
  expect(readlinkSync(join(root, 'node_modules/@myfiction/mfe-reading-room'))).toBe('../../mfe-reading-room');
  expect(readFileSync(join(root, 'mfe-reading-room/src/i18n/labels.ts'), 'utf8')).toContain("'Readers’ room'");
});

test('a name is free again once its folder is taken away and the lockfile is as it was', async () => {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: LOCKFILE.packages }));
  mkdirSync(join(root, 'node_modules/@myfiction/mfe-auth'), { recursive: true });
  await createRemote(root, { name: 'reading-room' });
  rmSync(join(root, 'mfe-reading-room'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCKFILE));
  await createRemote(root, { name: 'reading-room' });
  expect(readlinkSync(join(root, 'node_modules/@myfiction/mfe-reading-room'))).toBe('../../mfe-reading-room');
});

test('what was not is left to the installation', async () => {
  await createRemote(root, { name: 'reading-room' });
  expect([await isInstalled(root), existsSync(join(root, 'node_modules/@myfiction'))]).toEqual([false, false]);
});

test.each([
  ['no name', '', 'no name of a remote'],
  ['a capital', 'ReadingRoom', 'no name of a remote'],
  ['a way out of the folder', '../room', 'no name of a remote'],
  ['a slash', 'reading/room', 'no name of a remote'],
  ['a digit first', '2nd', 'no name of a remote'],
  ['two hyphens', 'reading--room', 'no name of a remote'],
  ['a name for no address', 'a'.repeat(33), 'no name of a remote'],
  ['one that is there', 'auth', 'already'],
  ['an address of another remote', 'setting', 'a page of mfe-auth'],
  ['an address of the studio', 'api', 'address of the studio'],
  ["the shell's own name", 'shell', 'a part of the studio'],
  ['the name of what all share', 'shared', 'a part of the studio'],
  ['an address of the server', 'attachments', 'address of the studio'],
  ['a title longer than a story’s', 'reading-room', '--title is one line of at most', 'a'.repeat(101)],
])('%s is refused, and nothing is written', async (_, name, problem, title = '') => {
  await expect(createRemote(root, { name, title })).rejects.toThrow(problem);
  expect(readdirSync(root).sort()).toEqual(['mfe-auth', 'node_modules', 'package-lock.json']);
  expect(readLockfile()).toEqual(LOCKFILE);
});
