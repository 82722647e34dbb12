import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-step.mjs';

const MINIMUM_NODE = [20, 19];

/** Stops with a clear message when this Node is too old. */
export function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  throw new Error(
    `MyFiction Studio needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}. Install it and try again.`,
  );
}

const stampFile = (root) => join(root, 'node_modules', '.lockfile-sha256');

const lockfileHash = async (root) =>
  createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether what is installed is what the lockfile says. @param {string} root */
export const isInstalled = async (root) =>
  (await readFile(stampFile(root), 'utf8').catch(() => '')) === (await lockfileHash(root));

/** Notes that what is installed is what the lockfile says now. @param {string} root */
export const noteInstalled = async (root) => writeFile(stampFile(root), await lockfileHash(root));

/**
 * Installs the packages when they are missing or the lockfile has changed since.
 *
 * @param {string} root folder of the project
 * @param {string[]} flags more flags for npm
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function ensureInstalled(root, flags = []) {
  assertNodeVersion();
  if (await isInstalled(root)) return false;
  console.log('  Installing the packages: this takes about a minute.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await runCommand(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], { cwd: root });
  await noteInstalled(root);
  return true;
}
