import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

const besideEntry = (packageName: string, file: string): string => join(dirname(resolve(packageName)), file);

/**
 * Hands the shell's federation runtime to the remotes, which are built without one. As a module: what
 * `provideExternalRuntime` adds is CommonJS and brings a second, whole copy of the runtime, 22 KB on every first load.
 */
export const PROVIDE_RUNTIME = besideEntry('@module-federation/inject-external-runtime-core-plugin', 'index.js');

/** React Router's `exports` name its development build only, with all of its warnings. */
export function moduleEntries(): Record<string, string> {
  return {
    'react-router$': besideEntry('react-router', '../production/index.mjs'),
    'react-router/dom$': besideEntry('react-router', '../production/dom-export.mjs'),
  };
}
