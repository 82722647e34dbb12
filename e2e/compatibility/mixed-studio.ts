import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StudioServer } from '../support/studio-server.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds of one moment: `shell/dist` and `mfe-…/dist`. */
export type Builds = 'new' | 'previous';

function folderOf(builds: Builds): string {
  if (builds === 'new') return root;
  const { PREVIOUS_BUILD } = process.env;
  if (!PREVIOUS_BUILD) throw new Error('There is no earlier build. Run: npm run test:compatibility');
  return PREVIOUS_BUILD;
}

/** Today's server with a shell of one moment and the remotes of another. */
export async function startMixedStudio(shell: Builds, remotes: Builds) {
  await mkdir(join(root, '.cache', 'compatibility'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'compatibility', 'studio-'));
  await cp(join(root, 'server', 'dist'), join(folder, 'server', 'dist'), { recursive: true });
  await symlink(join(root, 'server', 'src'), join(folder, 'server', 'src'));
  await cp(join(folderOf(shell), 'shell', 'dist'), join(folder, 'shell', 'dist'), { recursive: true });
  /** Remote → the version that was built. */
  const versions: Record<string, string> = {};
  for (const name of (await readdir(folderOf(remotes))).filter((name) => name.startsWith('mfe-'))) {
    const dist = join(folderOf(remotes), name, 'dist');
    await cp(dist, join(folder, name, 'dist'), { recursive: true });
    versions[name.slice('mfe-'.length)] = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')).version;
  }
  const remove = () => rm(folder, { recursive: true, force: true });
  const studio = await StudioServer.start({}, [], join(folder, 'server', 'dist', 'main.js')).catch(async (error) => {
    await remove();
    throw error;
  });
  const dispose = () => studio.dispose().finally(remove);
  return { studio, versions, dispose };
}
