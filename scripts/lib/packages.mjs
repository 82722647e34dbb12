import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from './source-hash.mjs';

/** What a new build of every package depends on, besides its own folder. */
const PRESET = ['shared/src/build', 'package.json', 'tsconfig.json'];

/** Keys of the signed protocol that the shell's build takes from the environment: other ones make another build. */
const COMPILED_IN = ['SIGNING_SECRET', 'SIGNING_PUBLIC_KEY', 'ANSWER_KEY'];

const keysHash = () =>
  createHash('sha256')
    .update(COMPILED_IN.map((name) => process.env[name] ?? '').join('\0'))
    .digest('hex')
    .slice(0, 8);

/** Of the installed packages only: a new workspace leaves the builds of the others as they are. */
async function installedHash(root) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  return createHash('sha256').update(JSON.stringify(installed)).digest('hex').slice(0, 8);
}

/**
 * Folders of the remotes: every `mfe-*` with a declaration. There is no list to forget a new remote in.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function remoteFolders(root) {
  const names = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  return names.filter((name) => existsSync(join(root, name, 'remote.config.ts')));
}

/**
 * Everything that is built, the longest builds first, so that two workers end at about the same time.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function buildablePackages(root) {
  const remotes = await remoteFolders(root);
  const long = remotes.filter((name) => name === 'mfe-stories');
  return ['shell', ...long, ...remotes.filter((name) => !long.includes(name)), 'server'];
}

/**
 * Changes when a build of the package would.
 *
 * @param {string} root
 * @param {string} packageName
 */
export const packageStamp = async (root, packageName) => {
  const sources = await sourceHash(root, [packageName, 'shared', ...PRESET]);
  return [sources, await installedHash(root), ...(packageName === 'shell' ? [keysHash()] : [])].join('-');
};

/** Changes when the preset or the installed packages do: names the webpack cache. @param {string} root */
export const presetStamp = async (root) => `${await sourceHash(root, PRESET)}-${await installedHash(root)}`;

/** @typedef {'production' | 'development'} Mode */

/** @param {string} root @param {string} packageName @param {Mode} mode */
export const stampFile = (root, packageName, mode) => join(root, '.cache', 'stamps', `${packageName}-${mode}.txt`);

/** The file without which a build counts as not there. @param {string} root @param {string} packageName @param {Mode} mode */
export function mainOutput(root, packageName, mode) {
  const name = packageName === 'shell' ? 'index.html' : packageName === 'server' ? 'main.js' : 'remote.json';
  const folder = mode === 'production' ? join(packageName, 'dist') : join('.cache', 'dev', packageName);
  return join(root, folder, name);
}
