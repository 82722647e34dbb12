import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runBuildWorkers } from './build-workers.mjs';
import { holdLock, lockFolder } from './hold-lock.mjs';
import { buildablePackages, mainOutput, packageStamp, presetStamp, stampFile } from './packages.mjs';

/** @typedef {import('./packages.mjs').Mode} Mode */

async function isFresh(root, packageName, mode, stamp) {
  if (!existsSync(mainOutput(root, packageName, mode))) return false;
  return (await readFile(stampFile(root, packageName, mode), 'utf8').catch(() => '')) === stamp;
}

/** Whether a package's production build is that of its sources as they are. @param {string} root @param {string} packageName */
export const isUpToDate = async (root, packageName) =>
  isFresh(root, packageName, 'production', await packageStamp(root, packageName));

async function writeStamp(root, packageName, mode, stamp) {
  const file = stampFile(root, packageName, mode);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}

async function staleAmong(root, packages, mode) {
  const stamps = await Promise.all(packages.map((name) => packageStamp(root, name)));
  const fresh = await Promise.all(packages.map((name, index) => isFresh(root, name, mode, stamps[index])));
  return new Map(packages.map((name, index) => [name, stamps[index]]).filter((_, index) => !fresh[index]));
}

/** What did not build is told once the others were tried. */
async function buildStale(root, stale, mode, log) {
  const built = [];
  const failures = [];
  log(`Building ${[...stale.keys()].join(', ')}`);
  const request = { rootDir: root, mode, cacheVersion: await presetStamp(root) };
  await runBuildWorkers(request, [...stale.keys()], async ({ packageName, seconds, error }) => {
    if (error) {
      failures.push(`${packageName} does not build:\n${error}`);
      await rm(stampFile(root, packageName, mode), { force: true });
      log(`  ${packageName} failed after ${seconds.toFixed(1)} s`);
      return;
    }
    const place = built.push(packageName);
    await writeStamp(root, packageName, mode, stale.get(packageName));
    log(`  ${packageName} in ${seconds.toFixed(1)} s (${place} of ${stale.size})`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return built;
}

/**
 * Builds every package whose sources, the shared sources, the preset or the installed packages changed since its last
 * build. Where another command is building, waits for that one and builds what it leaves.
 *
 * @param {string} root
 * @param {{ only?: readonly string[], except?: readonly string[], mode?: Mode, log?: (line: string) => void }} [options]
 *   `only` and `except`: which packages to look at; in `only` a remote may go without its `mfe-`; `mode`: production, unless it is for `npm run dev`
 * @returns {Promise<{ built: string[], unchanged: string[], seconds: number }>}
 * @throws when a package does not build, after the others were tried; when one is named that is not there
 */
export async function buildPackages(root, { only, except = [], mode = 'production', log = console.log } = {}) {
  const started = performance.now();
  const all = await buildablePackages(root);
  const wanted = only?.map((name) => (all.includes(`mfe-${name}`) ? `mfe-${name}` : name));
  const unknown = wanted?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  const packages = all.filter((name) => (!wanted || wanted.includes(name)) && !except.includes(name));
  const isAnyStale = (await staleAmong(root, packages, mode)).size > 0;
  const tell = (pid) => log(`Process ${pid} is building: waiting for it.`);
  const build = async () => {
    const stale = await staleAmong(root, packages, mode);
    return stale.size > 0 ? buildStale(root, stale, mode, log) : [];
  };
  const built = isAnyStale ? await holdLock(lockFolder(root, 'build'), tell, build) : [];
  return {
    built,
    unchanged: packages.filter((name) => !built.includes(name)),
    seconds: (performance.now() - started) / 1000,
  };
}
