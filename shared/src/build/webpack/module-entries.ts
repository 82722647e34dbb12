import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

const RUNTIME_CORE = '@module-federation/runtime-core';

const besideEntry = (packageName: string, file: string): string => join(dirname(resolve(packageName)), file);

/**
 * Hands the shell's federation runtime to the remotes, which are built without one. As a module: what
 * `provideExternalRuntime` adds is CommonJS and brings a second, whole copy of the runtime, 22 KB on every first load.
 */
export const PROVIDE_RUNTIME = besideEntry('@module-federation/inject-external-runtime-core-plugin', 'index.js');

const ownPart = (file: string): string => fileURLToPath(new URL(`./federation-parts/${file}`, import.meta.url));

/**
 * React Router's `exports` name its development build only, with all of its warnings. Of the federation runtime, what no
 * option switches off and nothing of ours calls: 10 KB of every first load.
 */
export function moduleEntries(): Record<string, string> {
  return {
    'react-router$': besideEntry('react-router', '../production/index.mjs'),
    'react-router/dom$': besideEntry('react-router', '../production/dom-export.mjs'),
    [besideEntry(RUNTIME_CORE, 'plugins/snapshot/SnapshotHandler.js')]: ownPart('no-snapshots.ts'),
    [besideEntry(RUNTIME_CORE, 'utils/preload.js')]: ownPart('no-preloads.ts'),
    [besideEntry(RUNTIME_CORE, 'utils/semver/index.js')]: ownPart('own-ranges.ts'),
    [besideEntry('@module-federation/webpack-bundler-runtime', 'remotes.js')]: ownPart('no-remotes.ts'),
  };
}
