import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addToLockfile } from './add-to-lockfile.mjs';
import { isInstalled } from './ensure-installed.mjs';
import { remoteFolders } from './packages.mjs';
import { readTitle } from './read-title.mjs';
import { remoteFiles } from './remote-template.mjs';

/** Short enough for an address and for a global variable. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 32;
/** First parts of addresses that are the server's or the shell's. */
const RESERVED_PATHS = JSON.parse(
  readFileSync(new URL('../../shared/src/contract/reserved-paths.json', import.meta.url), 'utf8'),
);

/** Their texts stand under these names, as a remote's stand under its own. */
const TAKEN_NAMES = ['shared', 'shell'];

/** @example titleFrom('reading-room') // 'Reading room' */
const titleFrom = (name) => `${name[0].toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');

async function requireFree(root, name) {
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new Error(
      `"${name}" is no name of a remote: small letters, digits and single hyphens, the first a letter, at most ${LONGEST_NAME} (reading-room).`,
    );
  }
  if (RESERVED_PATHS.includes(name))
    throw new Error(`/${name} is an address of the studio itself. Choose another name.`);
  if (TAKEN_NAMES.includes(name)) throw new Error(`${name} is a part of the studio itself. Choose another name.`);
  if (existsSync(join(root, `mfe-${name}`))) throw new Error(`There is a remote ${name} already.`);
  for (const folder of await remoteFolders(root)) {
    const declaration = await readFile(join(root, folder, 'remote.config.ts'), 'utf8');
    if (declaration.includes(`'/${name}'`)) throw new Error(`/${name} is a page of ${folder}. Choose another name.`);
  }
}

/** The lockfile names every workspace; packages that were installed stay so. */
async function addWorkspace(root, folder, manifest) {
  const file = join(root, 'package-lock.json');
  const wasInstalled = await isInstalled(root);
  const lockfile = addToLockfile(JSON.parse(await readFile(file, 'utf8')), folder, manifest);
  await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  if (!wasInstalled) return;
  const link = join(root, 'node_modules', manifest.name);
  await mkdir(dirname(link), { recursive: true });
  // Of a remote of that name that was taken away again.
  await rm(link, { force: true });
  await symlink(join('..', '..', folder), link, 'junction');
}

/**
 * Writes the folder of a new remote and its line of the lockfile; everything else finds it by its folder.
 *
 * @param {string} root
 * @param {{ name: string, title?: string }} wanted `title`: in the navigation; made of the name without one
 * @returns {Promise<{ folder: string, path: string }>}
 * @throws when the name is no good or taken, or the title too long; nothing is written then
 */
export async function createRemote(root, { name, title = '' }) {
  await requireFree(root, name);
  const folder = `mfe-${name}`;
  const files = remoteFiles({ name, title: readTitle(title) || titleFrom(name) });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, folder, file)), { recursive: true });
    await writeFile(join(root, folder, file), text);
  }
  await addWorkspace(root, folder, JSON.parse(files['package.json']));
  return { folder, path: `/${name}` };
}
