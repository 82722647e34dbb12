import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from './compile.ts';
import { loadRemoteConfig } from './load-remote-config.ts';
import { buildServer } from './server-bundle.ts';
import type { BuildOptions } from './webpack/common.ts';
import { remoteConfig } from './webpack/remote.ts';
import { shellConfig } from './webpack/shell.ts';

export type BuildRequest = Omit<BuildOptions, 'outputDir'>;

async function webpackConfig(options: BuildOptions) {
  if (options.packageName === 'shell') return shellConfig(options);
  return remoteConfig(await loadRemoteConfig(join(options.rootDir, options.packageName)), options);
}

/** A development build never takes the place of the one that `npm start` runs. */
function distFolder({ rootDir, packageName, mode }: BuildRequest): string {
  if (mode === 'development') return join(rootDir, '.cache', 'dev', packageName);
  return join(rootDir, packageName, 'dist');
}

/**
 * Builds one package into its folder. The new build takes the old one's place in one step, so that a failed build or
 * a running server never sees half of one.
 */
export async function buildPackage(request: BuildRequest): Promise<void> {
  const outputDir = join(request.rootDir, '.cache', 'out', request.packageName);
  if (request.packageName === 'server') await buildServer(request.rootDir, outputDir);
  else await compile(await webpackConfig({ ...request, outputDir }));
  const dist = distFolder(request);
  await mkdir(dirname(dist), { recursive: true });
  await rm(dist, { recursive: true, force: true });
  await rename(outputDir, dist);
}
