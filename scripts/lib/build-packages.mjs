import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runBuildWorkers } from './build-workers.mjs';
import { buildablePackages, mainOutput, packageStamp, presetStamp, stampFile } from './packages.mjs';

async function isFresh(root, packageName, stamp) {
  if (!existsSync(mainOutput(root, packageName))) return false;
  return (await readFile(stampFile(root, packageName), 'utf8').catch(() => '')) === stamp;
}

async function writeStamp(root, packageName, stamp) {
  const file = stampFile(root, packageName);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}

/**
 * Builds every package whose sources, the shared sources, the preset or the installed packages changed since its last
 * build, for production.
 *
 * @param {string} root
 * @param {{ only?: readonly string[], log?: (line: string) => void }} [options] `only`: packages to look at
 * @returns {Promise<{ built: string[], unchanged: string[], seconds: number }>}
 * @throws when a package does not build, after the others were tried
 */
export async function buildPackages(root, { only, log = console.log } = {}) {
  const started = performance.now();
  const packages = (await buildablePackages(root)).filter((name) => !only || only.includes(name));
  const stamps = new Map(
    await Promise.all(packages.map(async (name) => /** @type {const} */ ([name, await packageStamp(root, name)]))),
  );
  const fresh = await Promise.all(packages.map((name) => isFresh(root, name, stamps.get(name))));
  const stale = packages.filter((_, index) => !fresh[index]);
  const built = [];
  const failures = [];
  if (stale.length > 0) log(`Building ${stale.join(', ')}`);
  const request = { rootDir: root, mode: /** @type {const} */ ('production'), cacheVersion: await presetStamp(root) };
  await runBuildWorkers(request, stale, async ({ packageName, seconds, error }) => {
    if (error) {
      failures.push(`${packageName} does not build:\n${error}`);
      await rm(stampFile(root, packageName), { force: true });
      log(`  ${packageName} failed after ${seconds.toFixed(1)} s`);
      return;
    }
    built.push(packageName);
    await writeStamp(root, packageName, stamps.get(packageName));
    log(`  ${packageName} in ${seconds.toFixed(1)} s (${built.length} of ${stale.length})`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  const unchanged = packages.filter((name) => !stale.includes(name));
  return { built, unchanged, seconds: (performance.now() - started) / 1000 };
}
