import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServer } from '@myfiction/shared/build/server-bundle.ts';
import { writeBuiltRemote, writeBuiltShell } from './built-web-app.ts';

const root = join(__dirname, '../../..');

/** Bundles the server into a folder with a small web app beside it: no other build is needed. Gives the program. */
export async function copyStudio(folder: string): Promise<string> {
  const dist = join(folder, 'server', 'dist');
  await buildServer(root, dist);
  await mkdir(join(folder, 'server', 'src', 'database'), { recursive: true });
  await symlink(join(root, 'server/src/database/migrations'), join(folder, 'server/src/database/migrations'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeBuiltShell(folder);
  await writeBuiltRemote(folder, 'stories');
  return join(dist, 'main.js');
}
