import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackages } from './lib/build-packages.mjs';
import { runCommandLine } from './lib/command-line.mjs';
import { assertInstalled } from './lib/ensure-installed.mjs';

/** `npm run build [package...]`: everything for production, only what changed. */
const root = fileURLToPath(new URL('..', import.meta.url));
const usage = 'Usage: npm run build [PACKAGE…], for example mfe-comments; everything that has changed without one';

await runCommandLine(
  async (args) => {
    const { positionals: named } = parseArgs({ args, allowPositionals: true, options: {} });
    assertInstalled(root);
    const { built, unchanged, seconds } = await buildPackages(root, named.length > 0 ? { only: named } : {});
    console.log(`Build: ${built.length} built, ${unchanged.length} unchanged, ${seconds.toFixed(1)} s`);
  },
  { usage },
);
