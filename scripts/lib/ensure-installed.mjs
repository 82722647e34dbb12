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

/**
 * Installs the packages when they are missing or the lockfile has changed since.
 *
 * @param {string} root folder of the project
 * @param {string[]} flags more flags for npm
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function ensureInstalled(root, flags = []) {
  assertNodeVersion();
  const stampFile = join(root, 'node_modules', '.lockfile-sha256');
  const stamp = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return false;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await runCommand(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], { cwd: root });
  await writeFile(stampFile, stamp);
  return true;
}
