import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-step.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

const MINIMUM_NODE = [20, 19];

/** The bundlers, or the shell that sets up the database, read them as their own wherever they stand in a path. */
const REFUSED_SIGNS = /["'`$!#?*]/;

/** Stops with a clear message when this Node is too old. */
export function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  throw new Error(
    `MyFiction Studio needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}. Install it and try again.`,
  );
}

/** @param {string} root */
function assertFolder(root) {
  const [sign] = REFUSED_SIGNS.exec(root) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The studio cannot be built in ${root}: tools that it needs do not take ${sign} in a path. Move or rename the folder.`,
  );
}

/** Stops a command that needs the packages and leaves installing them to others. @param {string} root */
export function assertInstalled(root) {
  assertNodeVersion();
  assertFolder(root);
  // The last thing that an install writes.
  if (existsSync(join(root, 'node_modules', '.package-lock.json'))) return;
  throw new Error('The packages are not installed: npm ci');
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
  assertFolder(root);
  if (await isInstalled(root)) return false;
  await access(root, constants.W_OK).catch(() => {
    throw new Error(`${root} is not yours to write in. Change its owner, or clone into a folder of your own.`);
  });
  console.log('  Installing the packages: this takes about a minute.');
  await install(root, flags);
  await noteInstalled(root);
  return true;
}

/** npm takes half a minute to put back what it has begun, and by then the next install is in its way. */
async function install(root, flags) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const stopping = new AbortController();
  const undo = stopOnSignals(() => {
    stopping.abort();
    process.exit(1);
  });
  const kill = { signal: stopping.signal, killSignal: 'SIGKILL' };
  await runCommand(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], { cwd: root, ...kill });
  undo();
}
