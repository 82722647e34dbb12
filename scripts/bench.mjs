import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './lib/build-packages.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { runCommand } from './lib/run-step.mjs';

/** `npm run bench -- [AREA...] [--json FILE]`: builds what changed, then measures the quality bars. */
const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await ensureInstalled(root);
  await buildPackages(root);
  await mkdir(join(root, '.cache', 'bench'), { recursive: true });
  ensureChromium();
  await runCommand(process.execPath, ['--import', 'tsx', 'e2e/bench/main.ts', ...process.argv.slice(2)], {
    cwd: root,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
