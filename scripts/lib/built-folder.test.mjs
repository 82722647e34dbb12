import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build-packages.mjs';
import { builtFolder } from './built-folder.mjs';

const root = join(import.meta.dirname ?? __dirname, '../..');
const WORKER = `
import { mkdirSync, writeFileSync } from 'node:fs';
process.on('message', ({ packageName }) => {
  mkdirSync(packageName + '/dist', { recursive: true });
  writeFileSync(packageName + '/dist/remote.json', '');
  process.send({ packageName });
});
process.on('disconnect', () => process.exit());
`;
let studio;

beforeEach(async () => {
  studio = await mkdtemp(join(tmpdir(), 'built folder '));
  for (const folder of ['mfe-inbox', 'shared/src/build']) await mkdir(join(studio, folder), { recursive: true });
  await writeFile(join(studio, 'mfe-inbox/remote.config.ts'), '');
  await symlink(join(root, 'node_modules'), join(studio, 'node_modules'));
  await writeFile(join(studio, 'package-lock.json'), '{ "packages": {} }');
  await writeFile(join(studio, 'shared/src/build/worker.ts'), WORKER);
  await buildPackages(studio, { log: () => {} });
});
afterEach(() => rm(studio, { recursive: true }));

test('a build of the sources as they are is published, and no other one', async () => {
  await expect(builtFolder(studio, 'inbox')).resolves.toBe(join(studio, 'mfe-inbox/dist'));
  await writeFile(join(studio, 'mfe-inbox/page.ts'), '');
  await expect(builtFolder(studio, 'inbox')).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/: npm run build mfe-inbox\. .*--folder mfe-inbox\/dist$/),
  });
});

test('a name that is no remote is told, with those that are', async () => {
  await expect(builtFolder(studio, 'inbx')).rejects.toMatchObject({
    kind: 'usage',
    message: 'There is no remote inbx here. There are inbox.',
  });
});
