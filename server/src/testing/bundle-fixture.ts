import { symlink } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { bundlePrograms } from '@myfiction/shared/build/server-bundle.ts';

const root = join(__dirname, '../../..');

/**
 * Bundles a process of the tests into a folder and gives its program: compiling the sources anew takes longer than most
 * of what such a process is started for.
 */
export async function bundleFixture(source: string, folder: string): Promise<string> {
  const { name } = parse(source);
  await bundlePrograms({ [name]: source }, folder);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, `${name}.js`);
}
