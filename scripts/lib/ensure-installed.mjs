import { existsSync } from 'node:fs';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdLock, lockFolder } from './hold-lock.mjs';
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
  if (existsSync(installedLockfile(root))) return;
  throw new Error('The packages are not installed: npm ci');
}

const packagesIn = async (lockfile) => JSON.parse(await readFile(lockfile, 'utf8')).packages;
/** npm keeps there what it has installed, and writes it last. */
const installedLockfile = (root) => join(root, 'node_modules', '.package-lock.json');

/** Whether what is installed is what the lockfile says, but for what is made for other machines. @param {string} root */
export async function isInstalled(root) {
  const wanted = await packagesIn(join(root, 'package-lock.json'));
  const present = await packagesIn(installedLockfile(root)).catch(() => ({}));
  const isThere = ([path, { version, integrity, link, optional, extraneous }]) => {
    // Nobody needs it any more; npm leaves it out.
    if (extraneous) return true;
    if (link) return existsSync(join(root, path));
    // A workspace is no package of its own.
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  };
  return Object.entries(wanted).every(isThere) && Object.keys(present).every((path) => path in wanted);
}

/**
 * Installs the packages when they are missing or the lockfile has changed since. Where another command is at it, waits
 * for that one.
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
  const tell = (pid) => console.log(`  Process ${pid} is installing the packages: waiting for it.`);
  return holdLock(lockFolder(root, 'install'), tell, async () => {
    if (await isInstalled(root)) return false;
    console.log('  Installing the packages: this takes about a minute.');
    await install(root, flags);
    return true;
  });
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
