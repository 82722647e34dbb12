import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isUpToDate } from './build-packages.mjs';
import { CommandError } from './command-line.mjs';
import { mainOutput, remoteFolders } from './packages.mjs';

/**
 * Where a remote's build lies. An older one would go live as something else than what stands in the sources, and nobody
 * could build it again.
 *
 * @param {string} root
 * @param {string} remote without its `mfe-`
 * @returns {Promise<string>}
 * @throws {CommandError} when there is no such remote, or its sources have changed since the build
 */
export async function builtFolder(root, remote) {
  const name = `mfe-${remote}`;
  const folders = await remoteFolders(root);
  if (!folders.includes(name)) {
    const names = folders.map((folder) => folder.slice('mfe-'.length)).join(', ');
    throw new CommandError('usage', `There is no remote ${remote} here. There are ${names}.`);
  }
  if (existsSync(mainOutput(root, name, 'production')) && !(await isUpToDate(root, name))) {
    throw new CommandError(
      'refused',
      `The sources have changed since this build, or the last one failed: npm run build ${name}. To send it as it is, for example from another machine, name it: --folder ${name}/dist`,
    );
  }
  return join(root, name, 'dist');
}
