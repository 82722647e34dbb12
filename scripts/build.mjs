import { fileURLToPath } from 'node:url';
import { buildPackages } from './lib/build-packages.mjs';
import { assertInstalled } from './lib/ensure-installed.mjs';

/** `npm run build [package...]`: everything for production, only what changed. */
const root = fileURLToPath(new URL('..', import.meta.url));
const named = process.argv.slice(2);

try {
  assertInstalled(root);
  const { built, unchanged, seconds } = await buildPackages(root, named.length > 0 ? { only: named } : {});
  console.log(`Build: ${built.length} built, ${unchanged.length} unchanged, ${seconds.toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
